import { type KeyObject, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { badgeKeyOf, releaseKeyOf } from '../../api/src/config/release-key.ts';
import { storedSecret } from '../../api/src/config/stored-secret.ts';
import { releaseTokenOf } from '../run/release-secrets.ts';

export type Secrets = ReturnType<typeof secretsIn>;

/** PKCS8 PEM in base64, as environments hold it. */
const oneLine = (key: KeyObject): string =>
  Buffer.from(key.export({ type: 'pkcs8', format: 'pem' })).toString('base64');

/** The secrets that the parts share, made once. */
export function secretsIn(cluster: string) {
  const folder = path.join(cluster, 'secrets');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const secret = (name: string): string =>
    storedSecret(path.join(folder, name), () => randomBytes(36).toString('base64url'));
  const { privateKey, publicKey } = releaseKeyOf({ privateKey: undefined, dataDir: folder });
  const badgeKey = badgeKeyOf({ privateKey: undefined, dataDir: folder, isProduction: false })!;
  return {
    session: secret('session-secret'),
    factor: secret('factor-secret'),
    front: secret('front-secret'),
    database: { user: 'vidya', password: secret('database-password') },
    superuser: secret('superuser-password'),
    replication: secret('replication-password'),
    releaseToken: releaseTokenOf(folder, ''),
    badgeKey: oneLine(badgeKey),
    releaseKey: {
      private: oneLine(privateKey),
      public: publicKey,
    },
  };
}
