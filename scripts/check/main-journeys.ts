import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';

/**
 * The journeys of the main jobs, by file name: browse, sign up and in, buy, enrol free, watch to the certificate, create
 * and publish, administer, an area that fails, a release. `npm test` runs them.
 */
export const mainJourneys: readonly string[] = [
  'admin',
  'admin-releases',
  'catalog-search',
  'certificate',
  'failing-areas',
  'instructor',
  'keyboard',
  'learner',
  'session',
];

/** All other journeys, which `npm run test:all` runs. */
export const otherJourneys = (): string[] =>
  globSync('*.test.ts', { cwd: path.join(root, 'e2e') })
    .map((file) => path.basename(file, '.test.ts'))
    .filter((name) => !mainJourneys.includes(name))
    .toSorted();
