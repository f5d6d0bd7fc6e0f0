/** Says who is an administrator: `npm run admin -- add|remove|list`. On the embedded database: stop the site first. */
import { apiCommand } from './run/api-command.ts';
import { apiEnvironment } from './run/site.ts';

// What the operator says comes before what `npm start` would take: links lead to the real site.
process.exitCode = await apiCommand('account/administrators/admin-main.ts', process.argv.slice(2), {
  ...apiEnvironment(),
  ...process.env,
});
