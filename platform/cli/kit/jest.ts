import { browserProject } from '../../../scripts/config/jest-project.ts';

/** The Jest configuration of an area in a repository of its own. */
export default {
  ...browserProject(process.cwd(), ['<rootDir>/src/**/*.test.{ts,tsx}']),
  cacheDirectory: '<rootDir>/.cache/jest',
  testTimeout: 60_000,
};
