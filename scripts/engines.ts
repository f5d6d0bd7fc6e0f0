/** `npm run engines [-- firefox]`: builds what changed, then the main paths in Firefox and WebKit. */
import { build } from './build.ts';
import { engines } from './check/engines.ts';

await build();
const { passed, failed } = await engines(process.argv.slice(2));
console.info(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
