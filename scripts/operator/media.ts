/** Manages stored files: `npm run media -- status|report|adopt`. Embedded database: stop the site first. */
import { operatorCommand } from '../run/operator-command.ts';

process.exitCode = await operatorCommand('lecture/media-store/media-main.ts');
