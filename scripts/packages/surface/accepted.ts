import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../config/webpack/shared.ts';
import { compareSurfaces, type SurfaceChange } from './compare.ts';
import { reportOf } from './extract.ts';

/** The committed report of a package: 'docs/api/contracts.api.md', relative to the root. */
export const reportFile = (name: string): string => `docs/api/${name}.api.md`;

/** The first of many names. */
const shown = 10;

/** 'broken: Chip, Tag; added: Row', for people. */
export const changeLine = ({ broken, added }: SurfaceChange): string =>
  Object.entries({ broken, added })
    .filter(([, names]) => names.length > 0)
    .map(([kind, names]) => `${kind}: ${names.slice(0, shown).join(', ')}${names.length > shown ? ', …' : ''}`)
    .join('; ');

/**
 * Throws if a package offers something else than its committed report says.
 *
 * @param folders the assembled packages, absolute
 */
export function requireAccepted(folders: readonly string[]): void {
  const wrong = folders.flatMap((folder) => {
    const name = path.basename(folder);
    const file = path.join(root, reportFile(name));
    const accepted = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const report = reportOf(folder);
    if (report === accepted) return [];
    return `${reportFile(name)}: ${changeLine(compareSurfaces(accepted, report)) || 'written otherwise'}`;
  });
  if (wrong.length > 0)
    throw new Error(
      `What the packages offer is not what their reports say. Write them with npm run packages -- --report, and commit:\n${wrong.join('\n')}`,
    );
}

/** Writes what a package offers into its report. Returns the report's file, absolute. */
export function accept(folder: string): string {
  const file = path.join(root, reportFile(path.basename(folder)));
  writeFileSync(file, reportOf(folder));
  return file;
}
