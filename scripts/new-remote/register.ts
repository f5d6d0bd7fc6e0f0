import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { titleOf } from './copy-template.ts';

interface Insertion {
  file: string;
  line: string;
  /** The new line follows the last match. */
  after: RegExp;
}

const insertions = (name: string, port: number): Insertion[] => [
  {
    file: 'contracts/src/release/remotes.ts',
    line: `  ${name}: { title: '${titleOf(name)}', port: ${port}, budgetKb: 45 },`,
    after: /^ {2}[a-z]+: \{ title: .*\},$/,
  },
  { file: 'package.json', line: `    "mfe-${name}",`, after: /^ {4}"mfe-[a-z]+",$/ },
  {
    file: 'shell/src/route-table.ts',
    line: `  entry('${name}', '/${name}'),`,
    after: /^ {2}entry\('[a-z]+', '.*\),$/,
  },
];

function insert(root: string, { file, line, after }: Insertion): void {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const place = lines.findLastIndex((known) => after.test(known));
  if (place === -1) throw new Error(`${file} looks different than expected: add this line by hand.\n${line}`);
  lines.splice(place + 1, 0, line);
  writeFileSync(path.join(root, file), lines.join('\n'));
}

/** Adds a new area to the list of areas, the workspaces and the route table. Returns the changed files. */
export function register(root: string, { name, port }: { name: string; port: number }): string[] {
  const all = insertions(name, port);
  for (const insertion of all) insert(root, insertion);
  return all.map(({ file }) => file);
}
