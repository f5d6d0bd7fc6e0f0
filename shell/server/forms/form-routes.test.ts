import { texts } from '@vidya/contracts/texts/texts';
import type { SampleFiles } from '@vidya/platform/front/testing/sample-release';
import { letterBox, type PostingSite, postTo, siteWith } from '../testing/sample-form.ts';
import { shellServer } from '../testing/shell-server.ts';

/** A version with a form at home: it sends a letter and goes on to the address in the letter. */
const files: SampleFiles = {
  'server.cjs': `
    const { createElement } = require('react');
    const { useQueryClient } = require('@tanstack/react-query');
    const call = { name: 'sendLetter', method: 'POST', path: '/letter', encoding: 'json' };
    const isForm = ({ pathname }) => pathname === '/';
    exports.entry = {
      Remote: () => createElement('h1', null, useQueryClient().getQueryData(['refused']) ?? 'A page'),
      submit: ({ url, fields }) => {
        if (!isForm(url)) return undefined;
        if (fields.text === 'throw') throw new Error('planted');
        if (!fields.text) return 'invalid';
        return { call: fields.path ? { ...call, path: fields.path } : call, body: { text: fields.text }, next: fields.next };
      },
      prepare: async ({ url, queries, refused }) => {
        if (refused) queries.setQueryData(['refused'], refused.fields.text + ': ' + (refused.error?.message ?? 'invalid'));
        return {};
      },
    };`,
};

const { api, box } = letterBox();
let given: PostingSite;
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeAll(async () => {
  await api.listen({ host: '127.0.0.1', port: 0 });
  given = await siteWith(api, shellServer(), files);
});
beforeEach(() => {
  box.asked.length = 0;
  box.mood = 'well';
  warn.mockClear();
});
afterAll(() => Promise.all([given.close(), api.close()]));

const post = (...posted: Parameters<typeof postTo> extends [unknown, ...infer Rest] ? Rest : never) =>
  postTo(given, ...posted);

describe('a posted form that succeeds', () => {
  it('goes on, with the cookies of the API', async () => {
    const { status, location, headers } = await post({ text: 'Dear ones', next: '/myCourses?a=1#b' });
    expect([status, location, headers['cache-control']]).toEqual([303, '/myCourses?a=1#b', 'no-store']);
    expect(headers['set-cookie']).toEqual(['XSRF-TOKEN=good; Path=/', 'vidya_session=new; Path=/; HttpOnly']);
    expect(box.asked).toMatchObject([{ body: { text: 'Dear ones' } }]);
  });

  it('is sent in the name of its browser, with that token if it has one', async () => {
    const headers = {
      cookie: 'XSRF-TOKEN=good; vidya_session=old',
      'user-agent': 'Testfox',
      'x-forwarded-for': '9.9.9.9',
    };
    expect((await post({ text: 'a', next: '/' }, headers)).headers['set-cookie']).toBe(
      'vidya_session=new; Path=/; HttpOnly',
    );
    expect(box.asked).toMatchObject([
      {
        headers: {
          cookie: headers.cookie,
          'user-agent': 'Testfox',
          'x-forwarded-for': '127.0.0.1',
          'x-vidya-front': 'shown-to-origins',
        },
      },
    ]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'http://[',
  ])('never goes on to another site: %j', async (next) => {
    expect(await post({ text: 'a', next })).toMatchObject({ status: 303, location: '/' });
  });

  it('has the same idempotency key whenever its fields are the same, and another otherwise', async () => {
    for (const text of ['a', 'a', 'b']) await post({ text, next: '/' });
    const keys = box.asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\w-]{16,64}$/);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  it('is sent once for a double click', async () => {
    box.mood = 'slow';
    const [one, other] = await Promise.all([post({ text: 'a', next: '/a' }), post({ text: 'a', next: '/a' })]);
    expect([one.status, other.status, box.asked.length]).toEqual([303, 303, 1]);
    expect((await post({ text: 'a', next: '/a' })).status).toBe(303);
    expect(box.asked).toHaveLength(2);
  });
});

describe('a posted form that is refused', () => {
  it.each([400, 429])('is shown again with the API’s message: %i', async (mood) => {
    box.mood = mood;
    const { status, h1, headers } = await post({ text: 'Dear ones' });
    expect([status, h1]).toEqual([mood, 'Dear ones: Not this one']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'set-cookie': 'XSRF-TOKEN=good; Path=/' });
    expect(headers['cdn-cache-control'] ?? headers.etag).toBeUndefined();
    expect((await given.site.inject('/')).body).toContain('<h1>A page</h1>');
  });

  it('is shown again, though nothing was sent, if it is not valid', async () => {
    expect(await post({ text: '' })).toMatchObject({ status: 400, h1: ': invalid' });
    expect(await post('')).toMatchObject({ status: 400, h1: 'undefined: invalid' });
    expect(box.asked).toEqual([]);
  });

  it('reaches its browser with the data that it was rendered with, as text', async () => {
    box.mood = 400;
    const { body } = await post({ text: '</script><b>' });
    expect(body).not.toContain('<b>');
    expect(body).toContain('"queries":[[["refused"],"\\u003c/script>\\u003cb>: Not this one"]]');
  });

  it.each([500, 'late'] as const)('is a 503 if it is the API’s fault: %s', async (mood) => {
    box.mood = mood;
    const { status, h1 } = await post({ text: 'a' });
    expect([status, h1]).toEqual([503, mood === 'late' ? `a: ${texts.session.serverDown}` : 'a: Not this one']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('goes nowhere but to the API', async () => {
    expect(await post({ text: 'a', path: '/../../elsewhere' })).toMatchObject({ status: 503 });
    expect(box.asked).toEqual([]);
  });
});

describe('what is no form of a page of this site', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['another site, in an older browser', { origin: 'https://evil.example' }],
    ['a page that hides its address', { origin: 'null' }],
    ['a program that does not say', { origin: '' }],
  ])('is refused: from %s', async (_, headers) => {
    expect(await post({ text: 'a' }, headers)).toMatchObject({ status: 403, h1: 'A page' });
    expect(box.asked).toEqual([]);
  });

  it.each([
    ['behind a proxy that hides the name', { host: 'front:3000', 'sec-fetch-site': 'same-origin' }],
    ['at another of its names', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
    ['at its public name, in an older browser', { host: 'front:3000', origin: 'http://localhost:3000' }],
  ])('is not what the site itself posts %s', async (_, headers) => {
    expect((await post({ text: 'a', next: '/' }, headers)).status).toBe(303);
  });

  it.each([
    ['too much', { text: 'a'.repeat(20_000) }, {}, 413],
    ['another kind of content', { text: 'a' }, { 'content-type': 'application/json' }, 415],
  ])('is refused: %s', async (_, fields, headers, status) => {
    expect(await post(fields, headers)).toMatchObject({ status, h1: 'A page' });
    expect(box.asked).toEqual([]);
  });

  it.each([
    ['/contact', 405],
    ['/about', 405],
    ['/admin/dashboard', 405],
    ['/nowhere', 404],
  ])('is a page without a form: %s', async (url, status) => {
    const { headers, ...page } = await post({ text: 'a' }, {}, url);
    expect(page.status).toBe(status);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  });
});

it('is a 503 if the version fails to read it', async () => {
  expect(await post({ text: 'throw' })).toMatchObject({ status: 503, h1: 'A page' });
  expect(warn.mock.calls.join()).toContain('planted');
});

it.each([
  [200, { status: 200, text: '' }],
  [400, { status: 400, text: expect.stringContaining('Not this one') as string }],
])('shows a renderer no cookies and nobody’s data: %i', async (mood, response) => {
  const shell = `
    exports.libraries = {};
    exports.renderPage = async ({ fields }, ask) => {
      if (fields) throw new Error(JSON.stringify(await ask('/api/v1/letter', { body: '{}', next: '/' })));
      return { html: '<h1>A page</h1>', css: '', preloads: '', queries: [], status: 200 };
    };`;
  const other = await siteWith(api, shell, { 'server.cjs': 'exports.entry = {};' });
  if (mood !== 200) box.mood = mood;
  expect((await postTo(other, { text: 'a' })).status).toBe(mood === 200 ? 303 : mood);
  const seen = /Error: (\{.*\})/.exec(warn.mock.calls.join())?.[1];
  expect(JSON.parse(seen ?? '')).toEqual(response);
  await other.close();
});
