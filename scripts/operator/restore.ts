/** Restores a backup into an empty database and empty stores: `npm run restore -- <place> --key <file>`. */
import { operatorCommand } from '../run/operator-command.ts';

process.exitCode = await operatorCommand('backup/restore-main.ts');
