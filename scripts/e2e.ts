/** `npm run e2e [-- pattern]`: builds what changed, then the journeys in a real browser. */
import { build } from './build.ts';
import { lastLines } from './check/command.ts';
import { e2e } from './check/e2e.ts';

await build();
const outcome = await e2e(process.argv.slice(2));
console.info(`\n${lastLines(outcome)}`);
process.exitCode = outcome.failed > 0 ? 1 : 0;
