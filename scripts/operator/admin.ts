/** Manages administrators: `npm run admin -- add|remove|list`. With the embedded database, stop the site first. */
import { operatorCommand } from '../run/operator-command.ts';

process.exitCode = await operatorCommand('account/administrators/admin-main.ts');
