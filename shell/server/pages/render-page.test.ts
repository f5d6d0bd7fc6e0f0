import { documentAt, referenceAt, type SampleFiles } from '@vidya/platform/front/testing/sample-release';
import { assignedVersion } from '@vidya/platform/gate/document/canary';
import { readHead } from '../testing/read-head.ts';
import { sampleSite } from '../testing/sample-site.ts';
import { shellServer } from '../testing/shell-server.ts';

/** A version that shows `title`, asks for `path` first, and has a page for missing courses. */
const version = (title: string, path: string): SampleFiles => ({
  'server.cjs': `
    const { createElement } = require('react');
    const get = (path) => ({ name: 'sample', method: 'GET', path });
    const course = async ({ send, url }) => {
      const path = '/course/' + url.searchParams.get('courseId');
      try {
        const { data } = await send(get(path), {});
        return { head: { title: data.topic, canonical: url.pathname } };
      } catch (error) {
        if (error.status !== 404) throw error;
        return { status: 404, head: { title: 'Gone' }, visibleAt: '/api/v1' + path };
      }
    };
    exports.entry = {
      Remote: () => createElement('h1', null, '${title}'),
      prepare: async (preparation) => {
        const { send, url } = preparation;
        if (url.pathname === '/contact') return null;
        if (url.pathname === '/courseDetail') return course(preparation);
        if (url.searchParams.has('wrong')) return { head: { title: 'Wrong', description: 7 } };
        await send(get('${path}'), {});
        return { head: { title: '${title}', canonical: '/', data: [{ '@type': '${title}' }] } };
      },
    };`,
});
const versions = { 1: version('One', '/course/'), 2: version('Two', '/course/figures') };
const referenceTo = (name: keyof typeof versions) =>
  referenceAt(given.catalog, 'catalog', String(name), versions[name]);

let given: Awaited<ReturnType<typeof sampleSite>>;
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeAll(async () => {
  given = await sampleSite({}, { server: shellServer(), versions });
});
beforeEach(() => {
  given.courses.mood = 'well';
  warn.mockClear();
});
afterAll(() => given.close());

async function open(url: string, cookie = '') {
  const { body, statusCode } = await given.site.inject({ url, headers: { cookie } });
  const h1 = /<h1>([^<]*)<\/h1>/.exec(body)?.[1];
  return { ...readHead(body), body, h1, status: statusCode };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Repeats until the page is as expected: a thread starts after its version's files are read, and a page may be late. */
async function opened(url: string, isSo: (page: Opened) => boolean, cookie?: string): Promise<Opened> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const page = await open(url, cookie);
    if (isSo(page)) return page;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const until = (url: string, h1: string, cookie?: string) => opened(url, (page) => page.h1 === h1, cookie);

describe('two versions with different heads and first requests behind one front server', () => {
  const [one, two] = [{ title: 'One | Vidya' }, { title: 'Two | Vidya' }];
  // A late page is asked for again, and a new version's threads warm up with other pages. What an earlier page asked for
  // may still arrive on a busy machine: then once more.
  const firstRequests = async (url: string, cookie?: string): Promise<string[]> => {
    given.courses.urls.length = 0;
    await opened(url, ({ h1 }) => h1 !== undefined, cookie);
    const firsts = ['/api/v1/course/', '/api/v1/course/figures'];
    const asked = [...new Set(given.courses.urls.filter((address) => firsts.includes(address)))];
    return asked.length > 1 ? firstRequests(url, cookie) : asked;
  };

  it('are chosen by the browser’s share', async () => {
    const release = { name: 'catalog', live: referenceTo(1), canary: { ...referenceTo(2), percent: 50 } } as const;
    given.release(documentAt(given.catalog, release));
    const shares = Array.from({ length: 100 }, (_, share) => share);
    const [toOne, toTwo] = [release.live, release.canary].map(
      (wanted) => `vidya-share=${shares.find((share) => assignedVersion(release, share).version === wanted.version)}`,
    );
    expect(await until('/', 'One', toOne)).toMatchObject({ ...one, status: 200, data: { One: {} } });
    expect(await until('/', 'Two', toTwo)).toMatchObject({ ...two, status: 200, data: { Two: {} } });
    expect(await firstRequests('/?first', toOne)).toEqual(['/api/v1/course/']);
    expect(await firstRequests('/?first', toTwo)).toEqual(['/api/v1/course/figures']);
  });

  it('follow each other by promotion, without a restart', async () => {
    given.release(documentAt(given.catalog, { live: referenceTo(1) }));
    expect(await until('/?a', 'One')).toMatchObject(one);
    expect(await firstRequests('/?b')).toEqual(['/api/v1/course/']);
    given.release(documentAt(given.catalog, { live: referenceTo(2) }));
    expect(await until('/?a', 'Two')).toMatchObject(two);
    expect(await firstRequests('/?b')).toEqual(['/api/v1/course/figures']);
  });
});

describe('a page that its version', () => {
  beforeAll(async () => {
    given.release(documentAt(given.catalog, { live: referenceTo(1) }));
    // Kept pages of other tests say nothing.
    await until('/?started', 'One');
  });

  it('does not render has the static head of that version', async () => {
    expect(await open('/contact')).toMatchObject({ status: 200, title: 'Contact Us | Vidya', h1: undefined });
  });

  it('describes wrongly goes out as the browser renders it', async () => {
    const page = await opened('/?wrong', () => warn.mock.calls.flat().join().includes('did not render a page'));
    expect(page).toMatchObject({ status: 200, title: 'Vidya', data: {} });
  });

  it.each([500, 429, 'late'] as const)('gets no data for is a plain page, and no failure: %s', async (mood) => {
    const { _id, topic } = given.courses.add();
    given.courses.mood = mood;
    const url = `/courseDetail?courseId=${_id}`;
    expect(await open(url, 'vidya_session=owner')).toMatchObject({ status: 200, title: 'Course | Vidya', data: {} });
    given.courses.mood = 'well';
    expect((await until(url, 'One')).title).toBe(`${topic} | Vidya`);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a course that is not for everybody', () => {
  it('is a 404 for visitors and strangers, a page without its data for the owner', async () => {
    const { _id, topic } = given.courses.add({ status: 'draft', topic: 'Half a course' });
    const url = `/courseDetail?courseId=${_id}`;
    expect(await until(url, 'One')).toMatchObject({ status: 404, title: 'Gone | Vidya' });
    const strangers = await until(url, 'One', 'vidya_session=stranger');
    expect(strangers).toMatchObject({ status: 404, title: 'Gone | Vidya' });
    const own = await opened(url, ({ meta }) => meta['robots'] === 'noindex', 'vidya_session=owner');
    expect(own).toMatchObject({ status: 200, title: 'Course | Vidya', h1: undefined });
    expect(own.body).not.toContain(topic);
    // The owner's is kept for nobody else.
    expect((await until(url, 'One')).status).toBe(404);
  });

  it('is left to the browser if the API has no answer for that person', async () => {
    const { _id } = given.courses.add({ status: 'draft' });
    const url = `/courseDetail?courseId=${_id}`;
    await until(url, 'One', 'vidya_session=stranger');
    given.courses.mood = 500;
    expect(await open(url, 'vidya_session=stranger')).toMatchObject({ status: 200, h1: undefined });
  });

  it('is asked for once for all visitors, in the name of the first', async () => {
    const { _id } = given.courses.add();
    given.courses.asked.length = 0;
    const url = `/courseDetail?courseId=${_id}`;
    await Promise.all([open(url), open(url), open(url)]);
    expect(given.courses.asked).toEqual([{ courseId: _id, session: undefined, caller: '127.0.0.1' }]);
  });
});
