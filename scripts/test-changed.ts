/**
 * `npm run test:changed [-- commit]`: checks what changed since a commit (default HEAD): types, the unit tests that
 * depend on a changed file, and the journeys of changed areas. `npm test` runs everything.
 */
import { build } from './build.ts';
import { changedFiles, journeysFor } from './check/changed.ts';
import { add, checkTypes, type Outcome } from './check/command.ts';
import { e2e } from './check/e2e.ts';
import { jest } from './check/jest.ts';
import { runChecks } from './check/run-cleanup.ts';

const files = changedFiles(process.argv[2] ?? 'HEAD');
const sources = files.filter((file) => /\.tsx?$/.test(file));
const journeys = journeysFor(files);
let total: Outcome = { passed: 0, failed: 0 };

const unit = (): Promise<Outcome> =>
  jest('unit and API tests', [
    '--config',
    'scripts/config/jest.config.ts',
    '--passWithNoTests',
    '--findRelatedTests',
    ...sources,
  ]);

await runChecks(async () => {
  console.info(`${files.length} files changed.`);
  if (sources.length > 0) {
    total = add(total, await checkTypes());
    total = add(total, await unit());
  }
  if (journeys.length > 0) {
    await build();
    total = add(total, await e2e({ journeys }));
  }
  return total;
});
