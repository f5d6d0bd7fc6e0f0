import path from 'node:path';
import type { Config } from 'jest';
import { areasHere } from './areas.ts';
import { writeTestGroups } from './test-groups.ts';

const root = path.resolve(import.meta.dirname, '../..');
const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
};

const shared = {
  rootDir: root,
  transform: {
    '\\.[cm]?[jt]sx?$': ['@swc/jest', swc] as [string, object],
    '\\.md$': '<rootDir>/scripts/config/jest-text.ts',
  },
  extensionsToTreatAsEsm: [],
};

const esmOnly =
  'ky|jotai|storybook|@storybook/[^/]+|jose|openid-client|oauth4webapi|file-type|strtok3|token-types|uint8array-extras|@borewit/[^/]+|@tokenizer/[^/]+|altcha-lib|sanitize-html|htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities|pg-boss|cron-parser|serialize-error|non-error|@electric-sql/[^/]+|@fastify/cookie|cookie|content-disposition|oidc-provider|lexical|@lexical/[^/]+|@preact/signals-core|@tus/[^/]+|srvx|@noble/[^/]+|@scure/[^/]+|age-encryption|@vidya/[^/]+';

/** `npm test` runs files in groups; a selection of files runs each alone. */
const testMatch = (name: string): string[] =>
  process.env['JEST_GROUPED'] ? writeTestGroups(root, name) : [`<rootDir>/${name}/src/**/*.test.{ts,tsx}`];

const browser = (name: string): NonNullable<Config['projects']>[number] => ({
  ...shared,
  displayName: name,
  testMatch: testMatch(name),
  testEnvironment: '<rootDir>/scripts/config/jest-environment.ts',
  setupFilesAfterEnv: ['<rootDir>/scripts/config/jest-setup.ts'],
  transformIgnorePatterns: [`/node_modules/(?!(?:.+/node_modules/)?(?:${esmOnly})/)`],
  moduleNameMapper: {
    '\\.(css|svg|woff2|mp4|webm|jpg|png)$': '<rootDir>/scripts/config/jest-asset.ts',
    // Jest ignores the package's `browser` field.
    '^tus-js-client$': '<rootDir>/node_modules/tus-js-client/lib.es5/browser/index.js',
  },
});

const node = (name: string, under = 'src'): NonNullable<Config['projects']>[number] => ({
  ...shared,
  displayName: name,
  testMatch: [`<rootDir>/${name}/${under}/**/*.test.ts`],
  testEnvironment: 'node',
  transformIgnorePatterns: [`/node_modules/(?!(?:.+/node_modules/)?(?:${esmOnly})/)`],
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
