import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const api = fileURLToPath(new URL('../../../api/', import.meta.url));
const patterns = [
  'src/**/*.ts',
  'migrations/*.sql',
  'package.json',
  '../contracts/src/**/*.ts',
  '../platform/{calls,gate,registry}/**/*.ts',
];

async function hashSources(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: api })) if (!file.endsWith('.test.ts')) files.push(file);
  const contents = await Promise.all(files.toSorted().map((file) => readFile(path.join(api, file))));
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex').slice(0, 12);
}

let found: Promise<string> | undefined;

/** Names what this server does: a hash of its sources. The first call reads them all. */
export const apiVersion = (): Promise<string> => (found ??= hashSources());
