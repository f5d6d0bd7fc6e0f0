import path from 'node:path';
import type { Config } from 'jest';

const root = path.resolve(import.meta.dirname, '..');

const config: Config = {
  rootDir: path.join(root, 'e2e'),
  cacheDirectory: path.join(root, '.cache/jest'),
  testEnvironment: '<rootDir>/support/environment.ts',
  testMatch: ['<rootDir>/**/*.test.ts'],
  // Other browsers, with a start of their own.
  testPathIgnorePatterns: ['/engines/'],
  // A journey that failed may leave a request open, for which Jest would wait without end.
  forceExit: true,
  testTimeout: 180_000,
  transform: {
    '\\.[cm]?[jt]s$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'commonjs' } },
    ],
  },
};
export default config;
