import { sampleSite } from './testing/sample-site.ts';

const server = `
  exports.libraries = {};
  exports.renderPage = async ({ url, hasSession }, ask, area) =>
    area ? null : { html: 'own ' + new URL(url).pathname + (hasSession ? ' again' : ''), css: '', preloads: '', queries: [] };`;

let given: Awaited<ReturnType<typeof sampleSite>>;
beforeAll(async () => {
  given = await sampleSite({}, { server });
});
afterAll(() => given.close());

/** Repeats until the page is rendered: the renderer starts with the first page. */
async function rendered(url: string, headers: Record<string, string> = {}) {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const response = await given.site.inject({ url, headers });
    if (response.body.includes('"rendered":')) return response;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it.each([
  ['/about', 200, '/about'],
  ['/denied', 200, '/denied'],
  // One page for all of them.
  ['/no-such-page', 404, '/404'],
])('renders the shell’s own page %s, with its status', async (url, status, address) => {
  const { body, statusCode } = await rendered(url);
  expect(statusCode).toBe(status);
  expect(body).toContain(`<div id="root">own ${address}</div>`);
  // No area's version takes part.
  expect(body).toContain('"rendered":{"queries":[]}');
});

it('keeps the pages of people and visitors apart', async () => {
  const { body } = await rendered('/denied', { cookie: 'vidya_session=token' });
  expect(body).toContain('own /denied again');
});

it('leaves the page of an area without a server build to the browser', async () => {
  await rendered('/about');
  expect((await given.site.inject({ url: '/contact' })).body).not.toContain('"rendered":');
});
