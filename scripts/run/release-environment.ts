import path from 'node:path';
import { releaseKeyOf } from '../../api/src/config/release-key.ts';
import { guardedBase } from '../../platform/gate/document/guarded-files.ts';
import type { RemoteName } from '../../platform/gate/remotes.ts';
import { areasHere, isGuarded } from '../config/areas.ts';
import { dataFolder } from './folders.ts';
import { portOf } from './ports.ts';
import { releaseTokenOf } from './release-secrets.ts';

/** The address of an area's versions. Those of areas for administrators come through the site, which checks the session. */
const baseOf = (name: RemoteName): string => (isGuarded(name) ? guardedBase(name) : `http://127.0.0.1:${portOf(name)}`);

const storePlace = (): string => process.env['RELEASE_STORE'] || path.join(dataFolder(), 'releases');

/** The API's variables about releases. The operator's variables win. */
export const releaseEnvironment = (): Record<string, string> => ({
  RELEASE_STORE: storePlace(),
  RELEASE_TOKEN: releaseTokenOf(dataFolder()),
  RELEASE_BASES: process.env['RELEASE_BASES'] || areasHere.map((name) => `${name}=${baseOf(name)}`).join(','),
});

/** The place of the signed release document for the front server: the store's file, or a copy at a remote's origin. */
export function documentEnvironment(): Record<string, string> {
  const store = storePlace();
  const { publicKey } = releaseKeyOf({ privateKey: process.env['RELEASE_PRIVATE_KEY'], dataDir: dataFolder() });
  const address = process.env['RELEASES_URL'] || `http://127.0.0.1:${portOf('catalog')}/releases.json`;
  return {
    RELEASE_PUBLIC_KEY: publicKey,
    RELEASES_KEPT: process.env['RELEASES_KEPT'] || path.join(dataFolder(), 'front', 'releases.json'),
    ...(store.startsWith('s3://') ? { RELEASES_URL: address } : { RELEASES_FILE: path.join(store, 'releases.json') }),
  };
}
