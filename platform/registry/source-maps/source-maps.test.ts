import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from '@swc/core';
import { limits } from '@vidya/contracts/rules/limits';
import { Agent } from '../../../api/src/http/in-process.ts';
import { housekeeping } from '../../../api/src/nightly-cleanup.ts';
import { addSourceMaps } from '../../calls/release.ts';
import { sampleBuild } from '../../testing/sample-build.ts';
import { releaseHealth, releaseSourceMaps, releaseVersions } from '../tables/schema-release.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { asReleaser } from '../testing/releases.ts';
import { mapNewStacks, mapStacks } from './map-stacks.ts';

const desk = openReleaseDesk();

const source = `interface Course { title: string }
const titleOf = (course: Course | undefined): string => {
  return course!.title;
};

export function CourseCard(courses: Course[]): string[] {
  return courses.map((course) => titleOf(course));
}
globalThis.open = () => CourseCard([undefined as never]);
`;
const built = transformSync(source, {
  filename: 'mfe-catalog/src/CourseCard.ts',
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { mangle: { toplevel: true }, compress: false } },
  minify: true,
  module: { type: 'commonjs' },
  sourceMaps: true,
});
const code = { more: built.code };
const compressed = (map: unknown): string => brotliCompressSync(JSON.stringify(map)).toString('base64');
const goodMap = JSON.parse(built.map!) as Record<string, unknown>;

/** What a browser says of the error in that script. */
function thrown(): Error {
  const context = { exports: {}, open: (): unknown => undefined };
  const filename = 'https://cdn.example/catalog/1.0.0/chunk.js';
  const script = sampleBuild({ name: 'catalog', version: '1.0.0', code })['chunk.js'] ?? '';
  runInNewContext(script, context, { filename });
  try {
    context.open();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown.');
}
const { message, stack = '' } = thrown();
const rawStack = stack.split('\n').slice(0, 4).join('\n');

const send = (maps: Record<string, string>, version = '1.0.0') =>
  desk.api.inject(addSourceMaps, {
    params: { name: 'catalog', version },
    body: { maps },
    as: new Agent(),
    headers: asReleaser(),
  });

/** The stack that people are shown of an error that a browser reported. */
async function shown(reported = rawStack): Promise<string | undefined> {
  const error = { message, stack: reported, screen: '/course/:category' };
  await desk.by.report([{ name: 'catalog', version: '1.0.0', outcome: 'renderFailed', error }]);
  await desk.api.jobs.send(desk.api.db, mapStacks, {});
  await desk.api.jobs.drain();
  return (await desk.by.area()).errors[0]?.stack;
}

beforeEach(async () => {
  await desk.by.publish('1.0.0', { code });
  await desk.by.promote({ version: '1.0.0' });
});

describe('the stack of an error', () => {
  it('names source files, lines and functions where the version has source maps', async () => {
    expect(rawStack).toContain('https://cdn.example/catalog/1.0.0/chunk.js:1:');
    expect((await send({ 'chunk.js': compressed(goodMap) })).status).toBe(200);
    const [first, ...frames] = (await shown())?.split('\n') ?? [];
    expect(first).toBe(rawStack.split('\n')[0]);
    expect(frames).toEqual([
      expect.stringMatching(/^ {4}at titleOf \(mfe-catalog\/src\/CourseCard\.ts:3:\d+\)$/),
      expect.stringMatching(/^ {4}at CourseCard \(mfe-catalog\/src\/CourseCard\.ts:7:\d+\)$/),
      expect.stringMatching(/^ {4}at /),
    ]);
  });

  it('does so as Firefox and Safari write it, and leaves the lines of other scripts', async () => {
    await send({ 'chunk.js': compressed(goodMap) });
    const at = /chunk\.js(:\d+:\d+)/.exec(rawStack)?.[1];
    const other = 'hook@https://site.example/static/9.0.0/main.js:1:99';
    const stackThere = `t@https://cdn.example/catalog/1.0.0/chunk.js${at}\n${other}`;
    const [first, second] = (await shown(stackThere))?.split('\n') ?? [];
    expect(first).toMatch(/^ {4}at titleOf \(mfe-catalog\/src\/CourseCard\.ts:3:\d+\)$/);
    expect(second).toBe(other);
  });

  it.each([
    ['without a map', undefined],
    ['with a map that is no brotli', Buffer.from('{}').toString('base64')],
    ['with a map that is no JSON', brotliCompressSync('}{').toString('base64')],
    ['with a map whose mappings are broken', compressed({ ...goodMap, mappings: 17 })],
    ['with a map that takes all memory', compressed({ ...goodMap, mappings: ';'.repeat(19_000_000) })],
    ['with a map whose sources are none', compressed({ ...goodMap, sources: [17, {}, null] })],
    ['with a map that is 30 MB', compressed({ ...goodMap, sourcesContent: ['x'.repeat(30_000_000)] })],
  ])('stays as the browser told it %s', async (_, map) => {
    if (map !== undefined) await send({ 'chunk.js': map });
    expect(await shown()).toBe(rawStack);
  });

  it('is mapped by a later run when the store was away', async () => {
    await send({ 'chunk.js': compressed(goodMap) });
    const error = { message, stack: rawStack, screen: '/course/:category' };
    await desk.by.report([{ name: 'catalog', version: '1.0.0', outcome: 'renderFailed', error }]);
    const store = { read: () => Promise.reject(new Error('away')) };
    await expect(mapNewStacks({ db: desk.api.db, store })).rejects.toThrow('away');
    expect((await shown())?.split('\n')[1]).toMatch(/at titleOf \(mfe-catalog/);
  });

  it('has no more lines than it had, whatever the map calls a file', async () => {
    await send({
      'chunk.js': compressed({ ...goodMap, sources: [`a.ts\n    at forged (b.ts:1:1)${'x'.repeat(999)}`] }),
    });
    const lines = (await shown())?.split('\n') ?? [];
    expect(lines).toHaveLength(rawStack.split('\n').length);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(400);
  });
});

describe('source maps', () => {
  it('are kept for scripts of a registered version only, and the first stays', async () => {
    expect((await send({ 'chunk.js': 'AAAA' })).status).toBe(200);
    expect((await send({ 'chunk.js': 'BBBB' })).status).toBe(200);
    const [stored] = await desk.api.db.select().from(releaseSourceMaps);
    expect(stored?.map).toBe('AAAA');
    expect((await send({}, '9.9.9')).status).toBe(404);
    expect(await send({ toString: 'AAAA' })).toMatchObject({
      status: 422,
      body: { Message: 'toString Is No Script Of This Version' },
    });
    expect((await send({ 'chunk.js': '<script>' })).status).toBe(400);
  });

  it('are refused when they take too much', async () => {
    const files = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`${at}.js`, `var a${at};`]));
    await desk.by.publish('1.1.0', { code: { ...code, files } });
    const half = 'A'.repeat(limits.sourceMaps.script - 100);
    const statuses: number[] = [];
    for (const file of Object.keys(files)) {
      // oxlint-disable-next-line no-await-in-loop
      statuses.push((await send({ [file]: half }, '1.1.0')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 422, 422]);
  });

  it('go when no browser can have the version any more', async () => {
    await desk.by.publish('1.1.0', { code });
    await desk.by.publish('1.2.0', { code });
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      // oxlint-disable-next-line no-await-in-loop
      await send({ 'chunk.js': 'AAAA' }, version);
    }
    const aged = await desk.api.db
      .update(releaseVersions)
      .set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
      .returning();
    // Live: 1.0.0. Still in an open tab: 1.1.0.
    const used = aged.find(({ version }) => version === '1.1.0')!;
    const visit = { versionId: used.id, minute: new Date(), measure: 'visit', bucket: 0, count: 1 };
    await desk.api.db.insert(releaseHealth).values(visit);
    await desk.api.jobs.send(desk.api.db, housekeeping, {});
    await desk.api.jobs.drain();
    expect(await desk.api.db.select().from(releaseSourceMaps)).toHaveLength(2);
  });
});
