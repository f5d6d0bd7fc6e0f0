import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from './config.ts';
import { storedSecret } from './stored-secret.ts';

/** Outside production the secret is generated once and stored, so that sessions survive a restart. */
export const sessionSecret = ({ sessionSecret, dataDir }: Config): string =>
  sessionSecret ?? storedSecret(path.join(dataDir, 'session-secret'), () => randomBytes(48).toString('base64url'));
