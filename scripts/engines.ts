/** `npm run engines [-- firefox]`: builds what changed, then the main paths in Firefox and WebKit. */
import { build } from './build.ts';
import { lastLines } from './check/command.ts';
import { engines } from './check/engines.ts';

await build();
const outcome = await engines(process.argv.slice(2));
console.info(`\n${lastLines(outcome)}`);
process.exitCode = outcome.failed > 0 ? 1 : 0;
