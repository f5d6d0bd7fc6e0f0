import { randomBytes } from 'node:crypto';
import { type SignedFile, signedFileAddress } from '@vidya/server/file-address';
import type { Config } from '../../config/config.ts';
import type { FileStore } from '../../outside/files/file-store.ts';

/** Returns an address that serves the file to every holder for 5 to 10 minutes, without a further check. */
export type MediaAddress = (file: SignedFile) => Promise<string>;

/** Addresses of the store itself, or else of the front server, which reads the same folder and shares the secret. */
export function createMediaAddress(
  { presign }: Pick<FileStore, 'presign'>,
  config: Pick<Config, 'frontSecret'>,
): MediaAddress {
  if (presign) return presign;
  // Without a front server nothing is delivered, so this secret is shared with no process.
  const secret = config.frontSecret ?? randomBytes(32).toString('hex');
  return (file) => signedFileAddress(file, secret);
}
