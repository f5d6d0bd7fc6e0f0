import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const workspace = /^ {4}"mfe-[a-z]+",$/;

/** Adds a new area to the workspaces. Nothing else knows the areas: each declares itself in its package.json. */
export function register(root: string, name: string): string {
  const file = 'package.json';
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const place = lines.findLastIndex((line) => workspace.test(line));
  const line = `    "mfe-${name}",`;
  if (place === -1) throw new Error(`${file} looks different than expected: add this line by hand.\n${line}`);
  lines.splice(place + 1, 0, line);
  writeFileSync(path.join(root, file), lines.join('\n'));
  return file;
}
