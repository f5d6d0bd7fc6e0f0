import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from './config.ts';
import { keptSecret } from './kept-secret.ts';

/** Outside production the secret is generated once and stored, so that sessions survive a restart. */
export const sessionSecret = ({ sessionSecret, dataDir }: Config): string =>
  sessionSecret ?? keptSecret(path.join(dataDir, 'session-secret'), () => randomBytes(48).toString('base64url'));
