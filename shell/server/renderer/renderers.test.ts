/** @large: starts processes of our own servers. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Failure, RenderedPage, Rendering, ServerBuild } from './messages.ts';
import { createRenderers } from './renderers.ts';

/** A shell that shows what the area's `page` returns for an address and the responses it asks for. */
const shell = `
  exports.libraries = { greeting: 'hello' };
  exports.renderPage = async ({ url, hasSession }, ask, area) => {
    const { pathname } = new URL(url);
    if (url === 'http://localhost/') return null;
    if (!area) return { html: 'own ' + pathname, css: '', preloads: '', queries: [] };
    const text = await area.entry.page({ pathname, hasSession, ask: async (address) => (await ask(address)).text });
    return text === null ? null : { html: text, css: '', preloads: '', queries: [] };
  };`;

/** An area whose \`page\` has this body. */
const build = (hash: string, body: string, warmUpPages = ['/']): ServerBuild => ({
  hash,
  warmUpPages,
  name: 'catalog',
  version: '1.0.0',
  area: {
    base: `https://areas.example/${hash}/`,
    code: `const greeting = require('greeting'); exports.entry = { page: async ({ pathname, hasSession, ask }) => { ${body} } };`,
  },
});

const reached = `[typeof process, typeof fetch, typeof WebSocket, typeof XMLHttpRequest, globalThis.constructor.constructor('return typeof process')()]`;

const builds = [
  build('good', 'return greeting + " from " + pathname + " " + (await ask("/api/v1" + pathname));'),
  build(
    'other',
    'return "other " + pathname + " " + (await ask("/api/v1" + pathname)) + (hasSession ? " again" : "");',
  ),
  build('none', 'return null;'),
  build('picture', 'return require("vidya/base") + "assets/one.jpg";'),
  { hash: 'own', name: 'shell', version: '1.0.0', warmUpPages: ['/'] },
  build('throws', 'throw new Error("planted");'),
  build('loops', 'for (;;) {}'),
  build('waits', 'return new Promise(() => undefined);'),
  build('fills', 'const all = []; for (;;) all.push(new Array(4_000_000).fill(1.5));'),
  build('exits', 'process.exit(1);'),
  build('hurries', 'return Promise.race([ask("/api/v1/soon"), ask("/api/v1/late")]);'),
  build('reaches', `return ${reached}.join(" ");`),
  build('requires', 'return require("node:fs").readFileSync("/etc/hostname", "utf8");'),
  build('counts', 'globalThis.seen ??= []; seen.push(await ask("/api/v1" + pathname)); return seen.join();', [
    '/first',
  ]),
  build('hangs', 'return pathname === "/first" ? new Promise(() => undefined) : "other";', ['/first']),
  build('imports', 'return String(Object.keys(await import("node:net")));'),
];

let renderers: ReturnType<typeof createRenderers>;
const failures: [version: string, failure: Failure, reason: string][] = [];

const lateMs = 200;
const answer = (address: string): Promise<{ status: number; text: string }> => {
  const response = { status: 200, text: `answer to ${address}` };
  return new Promise((resolve) => setTimeout(resolve, address.endsWith('/late') ? lateMs : 0, response));
};
async function render(version: string, pathname = '/page', hasSession = false): Promise<Rendering<string>> {
  const page = await renderers.render({ version, page: { url: `http://site.example${pathname}`, hasSession } }, answer);
  return page && { ...page, html: new TextDecoder().decode(page.html) };
}

/** Repeats until a page is rendered: a version's thread starts after the process, and again after a failure. */
async function rendered(version: string, pathname?: string): Promise<RenderedPage<string> | null> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const page = await render(version, pathname);
    if (page !== undefined) return page;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Repeats until the version has failed. */
async function failed(version: string) {
  const find = () => failures.find(([name]) => name === version);
  while (!find()) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await render(version)).toBeUndefined();
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return find();
}

beforeAll(async () => {
  renderers = createRenderers({ shell, ask: answer, onFailure: (...failure) => failures.push(failure) });
  renderers.follow(builds);
  await rendered('good');
});
afterAll(() => renderers.stop());

it('asks on behalf of the request that waits for the page, so that traces hold together', async () => {
  const request = new AsyncLocalStorage<string>();
  const askers: (string | undefined)[] = [];
  const ask = (address: string) => {
    askers.push(request.getStore());
    return answer(address);
  };
  const job = { version: 'good', page: { url: 'http://site.example/page', hasSession: false } };
  await Promise.all(['one', 'two'].map((name) => request.run(name, () => renderers.render(job, ask))));
  expect(askers.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual(['one', 'two']);
});

it('renders a page with the API’s responses that its version asks for', async () => {
  expect(await rendered('good', '/course')).toMatchObject({ html: 'hello from /course answer to /api/v1/course' });
});

it('renders the shell’s own pages without the code of an area', async () => {
  expect(await rendered('own', '/about')).toMatchObject({ html: 'own /about' });
});

it('tells a version the address of its folder, for its pictures', async () => {
  expect(await rendered('picture')).toMatchObject({ html: 'https://areas.example/picture/assets/one.jpg' });
});

it('renders a version’s first pages with their data before anybody gets one from it', async () => {
  expect(await rendered('counts', '/second')).toMatchObject({
    html: 'answer to /api/v1/first,answer to /api/v1/second',
  });
});

it('does not wait for a first page that never comes', async () => {
  expect(await rendered('hangs', '/second')).toMatchObject({ html: 'other' });
});

it('says that a version does not render a page', async () => {
  expect(await rendered('none')).toBeNull();
});

it('mixes nothing between the pages of two people and two versions at once', async () => {
  await Promise.all([rendered('good'), rendered('other')]);
  const pages = Array.from({ length: 100 }, (_, index) => ({
    version: index % 2 ? 'good' : 'other',
    path: `/${index}`,
    hasSession: index % 3 === 0,
  }));
  const found = await Promise.all(pages.map(({ version, path, hasSession }) => render(version, path, hasSession)));
  expect(found.map((page) => page?.html)).toEqual(
    pages.map(({ version, path, hasSession }) =>
      version === 'good'
        ? `hello from ${path} answer to /api/v1${path}`
        : `other ${path} answer to /api/v1${path}${hasSession ? ' again' : ''}`,
    ),
  );
});

it.each([
  ['throws', 'threw', 'planted'],
  ['loops', 'tookTooLong', 'CPU time'],
  // Whichever limit it reaches first.
  ['fills', expect.stringMatching(/^(?:ranOutOfMemory|tookTooLong)$/) as string, ''],
  ['exits', 'threw', 'process is not defined'],
  ['requires', 'threw', 'node:fs is not provided'],
  ['imports', 'threw', 'import'],
])('counts a version that %s as failed, and renders the others meanwhile', async (version, failure, reason) => {
  const work = failed(version);
  expect(await rendered('good')).toMatchObject({ html: expect.stringContaining('hello') });
  expect(await work).toEqual([version, failure, expect.stringContaining(reason)]);
});

it('lends rendered code neither the environment nor the network', async () => {
  expect(await rendered('reaches')).toMatchObject({ html: 'undefined undefined undefined undefined undefined' });
});

it('gives a version a rest after three failures', async () => {
  await failed('throws');
  const count = () => failures.filter(([version]) => version === 'throws').length;
  while (count() < 3) {
    // oxlint-disable-next-line no-await-in-loop
    await render('throws');
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const before = count();
  expect(await render('throws')).toBeUndefined();
  expect(count()).toBe(before);
});

it('renders on while one of its processes is killed, and starts it again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [first, second] = renderers.processes();
  process.kill(first!, 'SIGKILL');
  expect(await rendered('good', '/after')).toMatchObject({ html: expect.stringContaining('/after') });
  while (renderers.processes().length < 2 || renderers.processes().includes(first!)) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  process.kill(second!, 'SIGKILL');
  expect(await rendered('good', '/after')).toMatchObject({ html: expect.stringContaining('/after') });
});

it('does not take a page for stuck because an answer comes after it', async () => {
  expect(await rendered('hurries')).toMatchObject({ html: 'answer to /api/v1/soon' });
  // Longer than a page may be silent.
  await new Promise((resolve) => setTimeout(resolve, 10_500));
  expect(failures.filter(([version]) => version === 'hurries')).toEqual([]);
});
