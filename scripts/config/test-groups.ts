import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLong } from './long-first.ts';

/** With more files in one process, the other would be idle at the end. */
const filesMax = 6;

/** A file that replaces modules, or functions as it loads, or sets its environment in its first comment. */
const needsOwnRun = /jest\.(?:mock|doMock|resetModules)\(|^(?:const \w{1,40} = )?jest\.spyOn\(|^\/\*\* @(?!long)/m;

/**
 * A file that starts other programs (video converters, database servers, Redis, or our own servers as processes), or says
 * in its first comment that it takes long: it sends every field of every call many texts, or many MB, or fills tables.
 */
const isLarge = /testing\/servers\/|testing\/redis\.ts|video-samples|'node:child_process'|^\/\*\* .*@large/;

/** What shares a running API in its groups. */
const servers = ['api/src', 'platform/registry'];

/** The test files of servers that `npm test` leaves out, relative to the root. */
export const largeTests = (root: string): string[] =>
  globSync(['{api,sandbox}/src/**/*.test.ts', 'platform/{registry,front}/**/*.test.ts', 'shell/server/**/*.test.ts'], {
    cwd: root,
  })
    .filter((file) => isLarge.test(readFileSync(path.join(root, file), 'utf8')))
    .toSorted();

const chunksOf = (files: string[]): string[][] => {
  const count = Math.ceil(files.length / filesMax);
  return Array.from({ length: count }, (_, chunk) => files.filter((_file, index) => index % count === chunk));
};

const entryOf = (root: string, files: string[], isPage: boolean): string =>
  [
    ...(files.some((file) => isLong(readFileSync(path.join(root, file), 'utf8'))) ? ['/** @long */'] : []),
    isPage
      ? `const { clearPage } = require('../../scripts/config/clear-page.ts');`
      : `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
require('../../api/src/testing/shared-api.ts').shareApis();`,
    ...files.map(
      (file) => `describe('${file}', () => {${isPage ? ' afterAll(clearPage);' : ''} require('../../${file}'); });`,
    ),
    // Without known times, Jest starts with the longest file.
    ...files.map((file) => `// ${'.'.repeat(Math.ceil(statSync(path.join(root, file)).size / 100))}`),
    '',
  ].join('\n');

/**
 * Writes test files that run several files of a folder ('api/src'), without some; returns the patterns of all of them. The
 * tests of a group share modules, and in the API a server: loading them takes longer than most tests.
 */
export function writeTestGroups(root: string, source: string, without: readonly string[]): string[] {
  const isPage = !servers.includes(source);
  const name = source.replace(/\/src$/, '').replace('/', '-');
  const folder = path.join(root, '.cache/test-groups');
  mkdirSync(folder, { recursive: true });
  for (const old of globSync(`${name}-*`, { cwd: folder })) rmSync(path.join(folder, old));
  const found = globSync(`${source}/**/*.test.{ts,tsx}`, { cwd: root }).toSorted();
  const files = found.filter((file) => !without.includes(file));
  const isAlone = (file: string): boolean => needsOwnRun.test(readFileSync(path.join(root, file), 'utf8'));
  const { alone = [], grouped = [] } = Object.groupBy(files, (file) => (isAlone(file) ? 'alone' : 'grouped'));
  const homeOf = (file: string): string => (isPage ? name : file.split('/').slice(0, 3).join('-'));
  for (const [home, own] of Map.groupBy(grouped, homeOf)) {
    for (const [chunk, some] of chunksOf(own).entries())
      writeFileSync(path.join(folder, `${home}-${chunk + 1}.test.ts`), entryOf(root, some, isPage));
  }
  return [`<rootDir>/.cache/test-groups/${name}-*.test.ts`, ...alone.map((file) => `<rootDir>/${file}`)];
}
