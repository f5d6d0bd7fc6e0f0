import { sampleSite } from '../../../shell/server/testing/sample-site.ts';
import { shareCount } from '../../gate/document/canary.ts';
import { readTicket } from '../../gate/document/page-ticket.ts';
import { documentAt, referenceAt } from '../testing/sample-release.ts';

const files = { 'server.cjs': 'exports.entry = {};' };
const server = `
  exports.libraries = {};
  exports.renderPage = async ({ url }, ask, area) => {
    if (area && new URL(url).searchParams.has('wrong')) throw new Error('planted');
    return { html: '<p>drawn</p>', css: '', preloads: '', queries: [], status: 200, head: '' };
  };`;

let given: Awaited<ReturnType<typeof sampleSite>>;
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeAll(async () => {
  given = await sampleSite({}, { server, versions: { 1: files, 2: files } });
  const live = referenceAt(given.catalog, 'catalog', '1', files);
  const canary = { ...referenceAt(given.catalog, 'catalog', '2', files), percent: 20 };
  given.release(documentAt(given.catalog, { live, canary }));
  while (!(await page(0)).body.includes('drawn')) await new Promise((resolve) => setTimeout(resolve, 20));
});
afterAll(() => given.close());

const page = (share: number, url = '/', headers = {}) =>
  given.site.inject({ url, headers: { cookie: `vidya-share=${share}`, ...headers } });
const ticketOf = ({ headers }: Awaited<ReturnType<typeof page>>) => {
  const text = /^ticket;desc="([^"]+)"$/.exec(String(headers['server-timing']))?.[1] ?? '';
  return readTicket(text, given.config.originSecret)!;
};

it('says which version and which group each page belongs to', async () => {
  const shares = Array.from({ length: 100 }, (_, index) => (index * shareCount) / 100);
  const tickets = await Promise.all(shares.map(async (share) => ticketOf(await page(share))));
  const found = tickets.map(({ areas }) => areas.find(({ name }) => name === 'catalog')!);
  const count = (version: string, group: string) =>
    found.filter((area) => area.version === version && area.group === group).length;
  expect(count('2', 'canary') + count('1', 'control') + count('1', 'other')).toBe(100);
  for (const compared of [count('2', 'canary'), count('1', 'control')])
    expect(Math.abs(compared - 20)).toBeLessThan(12);
});

it('is another one for each response of the same bytes, a 304 too', async () => {
  const [one, other] = [await page(0), await page(0)];
  expect(one.body).toBe(other.body);
  const again = await page(0, '/', { 'if-none-match': one.headers.etag });
  expect(again.statusCode).toBe(304);
  expect(new Set([one, other, again].map((response) => ticketOf(response).id)).size).toBe(3);
});

it('tells that the version failed to render this page', async () => {
  const failed = async () => ticketOf(await page(0, '/?wrong')).areas.filter(({ hasFailed }) => hasFailed);
  expect(await failed()).toMatchObject([{ name: 'catalog' }]);
  expect(warn.mock.calls.flat().join()).toContain('did not render a page');
  expect(ticketOf(await page(0, '/about')).areas.filter(({ hasFailed }) => hasFailed)).toEqual([]);
});

const carriedBy = ({ body }: { body: string }): Record<string, string> =>
  (JSON.parse(/id="vidya-page"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as { versions: Record<string, string> })
    .versions;

it("comes with release.json of its area's version that its visitor was given, and of no other", async () => {
  const shares = Array.from({ length: 20 }, (_, index) => index * 500);
  const found = await Promise.all(
    shares.map(async (share) => {
      const response = await page(share);
      const carried = Object.values(carriedBy(response)).map(
        (text) => (JSON.parse(text) as { version: string }).version,
      );
      return [carried, [ticketOf(response).areas.find(({ name }) => name === 'catalog')!.version]];
    }),
  );
  for (const [carried, given] of found) expect(carried).toEqual(given);
  expect(new Set(found.flat(2))).toEqual(new Set(['1', '2']));
  expect(carriedBy(await page(0, '/about'))).toEqual({});
});
