import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { releaseKeyOf } from '../../api/src/config/release-key.ts';
import { storedSecret } from '../../api/src/config/stored-secret.ts';
import { releaseTokenOf } from '../run/release-secrets.ts';

export type Secrets = ReturnType<typeof secretsIn>;

/** The secrets that the parts share, made once. */
export function secretsIn(cluster: string) {
  const folder = path.join(cluster, 'secrets');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const secret = (name: string): string =>
    storedSecret(path.join(folder, name), () => randomBytes(36).toString('base64url'));
  const { privateKey, publicKey } = releaseKeyOf({ privateKey: undefined, dataDir: folder });
  return {
    session: secret('session-secret'),
    factor: secret('factor-secret'),
    front: secret('front-secret'),
    database: { user: 'vidya', password: secret('database-password') },
    superuser: secret('superuser-password'),
    replication: secret('replication-password'),
    releaseToken: releaseTokenOf(folder, undefined),
    releaseKey: {
      private: Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })).toString('base64'),
      public: publicKey,
    },
  };
}
