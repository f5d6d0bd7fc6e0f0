import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { storedSecret } from '../../api/src/config/stored-secret.ts';

/** The command line's token for the API: `RELEASE_TOKEN`, else one that is created once in the data folder. */
export const releaseTokenOf = (dataFolder: string, given = process.env['RELEASE_TOKEN']): string =>
  given || storedSecret(path.join(dataFolder, 'release-token'), () => randomBytes(36).toString('base64url'));
