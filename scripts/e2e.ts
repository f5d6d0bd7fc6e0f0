/** `npm run e2e [-- pattern]`: builds what changed, then runs the journeys in a real browser. */
import { build } from './build.ts';
import { e2e } from './check/e2e.ts';
import { runChecks } from './check/run-cleanup.ts';

await runChecks(async () => {
  await build();
  return e2e({ args: process.argv.slice(2) });
});
