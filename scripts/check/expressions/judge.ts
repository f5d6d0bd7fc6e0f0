import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { check } from 'recheck';
import type { Expression } from './find.ts';

/** The growth of an expression's time, and a string that causes it. `null` for linear expressions. */
export type Verdict = { growth: string; attack: string | null } | null;

export type VerdictCache = ReturnType<typeof openCache>;

const timeoutMs = 60_000;
/** The phases are limited by steps alone: by time, a busy machine would find linear expressions slow. */
const withoutClock = { seedingTimeout: null, incubationTimeout: null, attackTimeout: null };

/** Opens the verdicts of earlier runs, by expression. An unreadable file counts as empty. */
export function openCache(file: string) {
  const known = new Map<string, Verdict>();
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as [string, Verdict][];
    for (const [key, verdict] of stored) known.set(key, verdict);
  } catch {
    // The first run, or a file of another version.
  }
  return {
    get: (key: string) => known.get(key),
    set: (key: string, verdict: Verdict): void => void known.set(key, verdict),
    save(): void {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify([...known]));
    },
  };
}

/** Checks with `recheck` whether matching may take more than linear time. An unknown result is a problem too. */
export async function judge({ source, flags }: Omit<Expression, 'line'>, cache: VerdictCache): Promise<Verdict> {
  const key = `/${source}/${flags}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const found = await check(source, flags, { timeout: timeoutMs, ...withoutClock });
  // Not cached: the checker may have timed out on a busy machine.
  if (found.status === 'unknown') return { growth: 'unknown', attack: null };
  const verdict = found.status === 'safe' ? null : { growth: found.complexity.summary, attack: found.attack.pattern };
  cache.set(key, verdict);
  return verdict;
}
