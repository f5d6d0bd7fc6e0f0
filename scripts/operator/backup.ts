/** Backs up database and files together: `npm run backup -- key|create|list`. With the embedded database, stop the site first. */
import { operatorCommand } from '../run/operator-command.ts';

process.exitCode = await operatorCommand('backup/backup-main.ts');
