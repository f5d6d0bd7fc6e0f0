import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a secret once, in a file that only its owner can read, and returns the same one from then on. If several
 * processes start together, the first one wins, and no process reads a half-written file.
 */
export function storedSecret(file: string, make: () => string): string {
  const unfinished = `${file}.${randomUUID()}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(unfinished, make(), { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
  return readFileSync(file, 'utf8').trim();
}

interface SecretPlace {
  sessionSecret?: string | undefined;
  factorSecret?: string | undefined;
  dataDir: string;
}

const random = (): string => randomBytes(48).toString('base64url');

/** Outside production the secret is generated once and stored, so that sessions survive a restart. */
export const sessionSecret = ({ sessionSecret: given, dataDir }: SecretPlace): string =>
  given ?? storedSecret(path.join(dataDir, 'session-secret'), random);

/** The same for the secrets of authenticator apps. Who loses it loses them; people go on with recovery codes. */
export const factorSecret = ({ factorSecret: given, dataDir }: SecretPlace): string =>
  given ?? storedSecret(path.join(dataDir, 'factor-secret'), random);
