/** `npm run engines [-- firefox]`: builds what changed, then runs the main journeys in Firefox and WebKit. */
import { build } from './build.ts';
import { finish } from './check/command.ts';
import { engines } from './check/engines.ts';

await build();
finish(await engines(process.argv.slice(2)));
