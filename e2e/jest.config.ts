import path from 'node:path';
import type { Config } from 'jest';
import { timeLimit } from '../contracts/src/testing/time-limit.ts';

const root = path.resolve(import.meta.dirname, '..');

const config: Config = {
  rootDir: path.join(root, 'e2e'),
  cacheDirectory: path.join(root, '.cache/jest'),
  testEnvironment: '<rootDir>/support/environment.ts',
  testSequencer: path.join(root, 'e2e/support/slow-first.ts'),
  testMatch: ['<rootDir>/**/*.test.ts'],
  // The tests in other browsers have their own command.
  testPathIgnorePatterns: ['/engines/'],
  // A failed journey may leave a request open, and Jest would wait for it forever.
  forceExit: true,
  testTimeout: timeLimit(180_000),
  // ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(pixelmatch|@digitalbazaar/[^/]+|base58-universal|base64url-universal|jsonld-signatures)/)',
  ],
  transform: {
    '\\.[cm]?[jt]s$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'commonjs' } },
    ],
  },
};
export default config;
