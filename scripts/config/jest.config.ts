import path from 'node:path';
import type { Config } from 'jest';
import { areasHere } from './areas.ts';
import { browserProject, project } from './jest-project.ts';
import { writeTestGroups } from './test-groups.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** `npm test` runs files in groups; a selection of files runs each alone. */
const testMatch = (name: string): string[] =>
  process.env['JEST_GROUPED'] ? writeTestGroups(root, name) : [`<rootDir>/${name}/src/**/*.test.{ts,tsx}`];

const browser = (name: string): NonNullable<Config['projects']>[number] => {
  const common = browserProject(root, testMatch(name));
  // Jest ignores the package's `browser` field.
  const tus = { '^tus-js-client$': '<rootDir>/node_modules/tus-js-client/lib.es5/browser/index.js' };
  return { ...common, displayName: name, moduleNameMapper: { ...common.moduleNameMapper, ...tus } };
};

const node = (name: string, under = 'src'): NonNullable<Config['projects']>[number] => ({
  ...project(root),
  displayName: name,
  testMatch: [`<rootDir>/${name}/${under}/**/*.test.ts`],
  testEnvironment: 'node',
});

const config: Config = {
  rootDir: root,
  cacheDirectory: path.join(root, '.cache/jest'),
  // All cores: Jest's default leaves one free, which is half of a small machine.
  maxWorkers: '100%',
  testTimeout: 60_000,
  projects: [
    ...['contracts', 'shared-ui', 'shell', ...areasHere.map((name) => `mfe-${name}`)].map(browser),
    { ...(node('api') as object), testMatch: testMatch('api') },
    node('sandbox'),
    { ...(node('scripts', '.') as object), testPathIgnorePatterns: ['/node_modules/', '/scripts/cluster/'] },
    ...(process.env['JEST_CLUSTER'] ? [{ ...(node('scripts', 'cluster') as object), displayName: 'cluster' }] : []),
    { ...(node('shell', 'server') as object), displayName: 'shell-server' },
  ],
};
export default config;
