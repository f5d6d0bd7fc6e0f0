/** Looks after stored files: `npm run media -- status|show|allow|restore|adopt`. On the embedded database: stop the site first. */
import { apiCommand } from './run/api-command.ts';
import { apiEnvironment } from './run/site.ts';

process.exitCode = await apiCommand('lecture/media-store/media-main.ts', process.argv.slice(2), {
  ...apiEnvironment(),
  ...process.env,
});
