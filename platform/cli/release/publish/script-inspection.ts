import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { home } from '../../../../scripts/config/webpack/shared.ts';
import { inspectScripts, type ScriptInspection } from '../../../gate/inspection/inspect-build.ts';
import type { BuildBytes } from '../../../gate/inspection/transfer-sizes.ts';

const folder = path.join(home, 'node_modules/.cache/vidya/script-inspection');
/** Older ones go: some of each area. */
const maxCached = 40;

/** What is found changes with the code that looks for it. */
const inspection = (): string[] => {
  const place = path.join(import.meta.dirname, '../../../gate/inspection');
  return readdirSync(place).map((file) => path.join(place, file));
};

function keyOf(scripts: BuildBytes): string {
  const hash = createHash('sha256');
  for (const file of inspection()) hash.update(readFileSync(file));
  for (const [file, content] of [...scripts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 32);
}

const fileOf = (scripts: BuildBytes): string => path.join(folder, `${keyOf(scripts)}.json`);

/** Caches the inspection of a build's scripts. */
export function cacheInspection(scripts: BuildBytes, inspection: ScriptInspection): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(scripts), JSON.stringify(inspection));
  const all = readdirSync(folder).map((name) => path.join(folder, name));
  // Another builder may remove some of them now.
  const ages = new Map(all.map((file) => [file, statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  const byAge = all.toSorted((one, other) => ages.get(other)! - ages.get(one)!);
  for (const old of byAge.slice(maxCached)) rmSync(old, { force: true });
}

/**
 * What the scripts of a build say. A build and its publication look at the same scripts, and each publication at those
 * of the live version: what was found in exactly these bytes is kept on this machine. The API looks at them again.
 */
export function cachedInspection(bytes: BuildBytes): ScriptInspection {
  const scripts = new Map([...bytes].filter(([file]) => file.endsWith('.js')));
  try {
    return JSON.parse(readFileSync(fileOf(scripts), 'utf8')) as ScriptInspection;
  } catch {
    const inspection = inspectScripts(scripts);
    cacheInspection(scripts, inspection);
    return inspection;
  }
}
