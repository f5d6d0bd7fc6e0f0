import path from 'node:path';
import type { Config } from 'jest';
import { timeLimit } from '../../contracts/src/testing/time-limit.ts';
import journeys from '../jest.config.ts';

/** The smoke test of the other engines: `npm run engines`. */
const config: Config = {
  ...journeys,
  rootDir: path.resolve(import.meta.dirname),
  // These tests drive their browsers by WebDriver, without Playwright.
  testEnvironment: 'node',
  testPathIgnorePatterns: [],
  globalSetup: '<rootDir>/global-setup.ts',
  testTimeout: timeLimit(90_000),
};
export default config;
