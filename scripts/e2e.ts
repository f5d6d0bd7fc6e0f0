/** `npm run e2e [-- pattern]`: builds what changed, then runs the journeys in a real browser. */
import { build } from './build.ts';
import { finish } from './check/command.ts';
import { e2e } from './check/e2e.ts';

await build();
finish(await e2e(process.argv.slice(2)));
