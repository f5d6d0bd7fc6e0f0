/** `npm run engines [-- firefox]`: builds what changed, then runs the main journeys in Firefox and WebKit. */
import { build } from './build.ts';
import { engines } from './check/engines.ts';
import { runChecks } from './check/run-cleanup.ts';

await runChecks(async () => {
  await build();
  return engines(process.argv.slice(2));
});
