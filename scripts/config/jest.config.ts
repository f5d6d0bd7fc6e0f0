import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { timeLimit } from '@vidya/contracts/testing/time-limit';
import type { Config } from 'jest';
import { areasHere } from './areas.ts';
import { browserProject, project } from './jest-project.ts';
import { largeTests, writeTestGroups } from './test-groups.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** `npm test` runs files in groups, without the large ones; a selection of files runs each alone. */
const isGrouped = Boolean(process.env['JEST_GROUPED']);
const leftOut = isGrouped ? largeTests(root) : [];
const testMatch = (source: string): string[] =>
  isGrouped ? writeTestGroups(root, source, leftOut) : [`<rootDir>/${source}/**/*.test.{ts,tsx}`];

const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
/** What each project searches as Jest starts: without them all of node_modules too. */
const roots = [...workspaces, 'scripts', ...(isGrouped ? ['.cache/test-groups'] : [])].map(
  (name) => `<rootDir>/${name}`,
);

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const browser = (name: string, source = `${name}/src`): Project => {
  const common = browserProject(root, testMatch(source));
  // Jest ignores the package's `browser` field.
  const tus = { '^tus-js-client$': '<rootDir>/node_modules/tus-js-client/lib.es5/browser/index.js' };
  return { ...common, displayName: name, moduleNameMapper: { ...common.moduleNameMapper, ...tus } };
};

const node = (name: string, under = 'src'): Project => ({
  ...project(root),
  displayName: name,
  testMatch: [`<rootDir>/${name}/${under}/**/*.test.ts`],
  testEnvironment: 'node',
});

const native = (file: string): string => path.join(import.meta.dirname, 'jest-native', file);

/** Tests without a page and without `jest.mock`: Node itself loads the modules, once per worker. */
const server = (name: string, under = 'src'): Project => ({
  ...node(name, under),
  testEnvironment: native('environment.ts'),
  runtime: native('runtime.ts'),
  transform: {},
  testPathIgnorePatterns: ['/node_modules/', ...leftOut.map((file) => `/${file}$`)],
});

/** Tests of the front server that render components or need a page. */
const rendering = ['deferred-files.test.ts', 'frame/page.test.ts'].map((file) => `/shell/server/${file}`);

const config: Config = {
  rootDir: root,
  // One more than there are cores: tests wait for timers and for the database.
  maxWorkers: availableParallelism() + 1,
  testSequencer: path.join(import.meta.dirname, 'long-first.ts'),
  testTimeout: timeLimit(60_000),
  projects: [
    ...['contracts', 'shared-ui', 'shell', ...areasHere.map((name) => `mfe-${name}`)].map((name) => browser(name)),
    { ...server('api'), testMatch: testMatch('api/src') },
    server('sandbox'),
    server('server'),
    browser('platform-host', 'platform/host'),
    { ...server('platform', 'registry'), displayName: 'platform-registry', testMatch: testMatch('platform/registry') },
    { ...server('platform', '{gate,front}'), displayName: 'platform-rules' },
    { ...node('platform', 'cli'), displayName: 'platform-cli' },
    {
      ...server('shell', 'server'),
      displayName: 'shell-server',
      testPathIgnorePatterns: [...leftOut.map((file) => `/${file}$`), ...rendering],
    },
    { ...node('shell', 'server'), displayName: 'rendering', testMatch: rendering.map((file) => `<rootDir>${file}`) },
    { ...node('scripts', '.'), testPathIgnorePatterns: ['/node_modules/', '/scripts/cluster/'] },
    ...(process.env['JEST_CLUSTER'] ? [{ ...node('scripts', 'cluster'), displayName: 'cluster' }] : []),
  ].map((one) => ({ ...one, roots })),
};
export default config;
