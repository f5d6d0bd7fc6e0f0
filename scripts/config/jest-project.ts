import { createRequire } from 'node:module';
import path from 'node:path';
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string> & { moduleNameMapper?: Record<string, string> };

const require = createRequire(import.meta.url);

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
};

/** A file beside this one, compiled or not. */
const here = (name: string): string => path.join(import.meta.dirname, name + path.extname(import.meta.filename));

const esmOnly =
  'ky|@shikijs/[^/]+|temml|any-ascii|jotai|storybook|@storybook/[^/]+|jose|openid-client|oauth4webapi|file-type|strtok3|token-types|uint8array-extras|@borewit/[^/]+|@tokenizer/[^/]+|altcha-lib|sanitize-html|htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities|pg-boss|cron-parser|serialize-error|non-error|@electric-sql/[^/]+|@fastify/cookie|cookie|content-disposition|oidc-provider|lexical|@lexical/[^/]+|@preact/signals-core|@tus/[^/]+|srvx|@noble/[^/]+|@scure/[^/]+|age-encryption|@vidya/[^/]+';

/** What all tests have, whatever they run in. */
export const project = (rootDir: string): Project => ({
  rootDir,
  // A project does not inherit it. Jest's default is the folder of temporary files, which each run has of its own.
  cacheDirectory: path.join(rootDir, '.cache/jest'),
  transform: {
    '\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), swc] as [string, object],
    '\\.md$': here('jest-text'),
  },
  extensionsToTreatAsEsm: [],
  // Copies of packages, which `npm run packages` leaves there.
  modulePathIgnorePatterns: ['<rootDir>/.cache/packages/'],
  transformIgnorePatterns: [`/node_modules/(?!(?:.+/node_modules/)?(?:${esmOnly})/)`],
});

/** Tests of screens: jsdom, with files that are not scripts as their names. */
export const browserProject = (rootDir: string, testMatch: string[]): Project => ({
  ...project(rootDir),
  testMatch,
  testEnvironment: here('jest-environment'),
  setupFilesAfterEnv: [here('jest-setup')],
  moduleNameMapper: { '\\.(css|svg|woff2|mp4|webm|jpg|png)$': here('jest-asset') },
});
