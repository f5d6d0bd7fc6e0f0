import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../../platform/gate/integrity-of.ts';

/** Stands for the hash in a build's files until it is known. As long as a hash, and a word in any script. */
const placeholder = 'vidyahash0';

/** The name of a version whose hash is not known yet: '1.0.0-vidyahash0'. */
export const unstamped = (packageVersion: string): string => `${packageVersion}-${placeholder}`;

const textual = /\.(js|cjs|css|json|html|svg)$/;

/** Only for the build itself, and left out of what is published: some of it names folders of this machine. */
const unpublished = new Set(['mf-stats.json']);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !unpublished.has(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();

/** The scripts' new hashes, for `integrity.json`. */
function rehash(output: string): void {
  const file = path.join(output, 'integrity.json');
  const scripts = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);
  const table = scripts.map((script) => [script, integrityOf(readFileSync(path.join(output, script)))]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(table), null, 1));
}

/**
 * Gives a build its version, a hash of everything in its folder and of `more`, and writes it wherever the placeholder
 * stands: the same content has the same version, whatever else changed in the sources, and wherever it was built.
 *
 * @param output the folder of an uncompressed build that was made as `unstamped(packageVersion)`, absolute
 * @returns the version: '1.0.0-3f9ac01b2d'
 */
export function stampVersion(output: string, packageVersion: string, more = ''): string {
  const files = filesIn(output);
  const hash = createHash('sha256').update(more);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(path.join(output, file)));
  const found = hash.digest('hex').slice(0, placeholder.length);
  for (const file of files.filter((name) => textual.test(name))) {
    const text = readFileSync(path.join(output, file), 'utf8');
    if (text.includes(placeholder)) writeFileSync(path.join(output, file), text.replaceAll(placeholder, found));
  }
  rehash(output);
  return `${packageVersion}-${found}`;
}
