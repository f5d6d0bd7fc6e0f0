/** `npm run e2e [-- pattern]`: builds what changed, then the journeys in a real browser. */
import { build } from './build.ts';
import { e2e } from './check/e2e.ts';

await build();
const { passed, failed } = await e2e(process.argv.slice(2));
console.info(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
