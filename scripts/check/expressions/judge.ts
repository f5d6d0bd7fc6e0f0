import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { check } from 'recheck';
import type { Expression } from './find.ts';

/** Why an expression may not stay: how its time grows, and a string on which it does. `null` when it is linear. */
export type Verdict = { growth: string; attack: string | null } | null;

export type VerdictCache = ReturnType<typeof openCache>;

const timeoutMs = 60_000;

/** Verdicts that outlive a run, by expression. A file that cannot be read is an empty one. */
export function openCache(file: string) {
  const known = new Map<string, Verdict>();
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as [string, Verdict][];
    for (const [key, verdict] of stored) known.set(key, verdict);
  } catch {
    // The first run, or another version's file.
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

/** Asks `recheck` whether matching may take more than linear time. What it cannot tell may not stay either. */
export async function judge({ source, flags }: Omit<Expression, 'line'>, cache: VerdictCache): Promise<Verdict> {
  const key = `/${source}/${flags}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const found = await check(source, flags, { timeout: timeoutMs });
  // A checker that gave up, on a busy machine say, is asked again the next time.
  if (found.status === 'unknown') return { growth: 'unknown', attack: null };
  const verdict = found.status === 'safe' ? null : { growth: found.complexity.summary, attack: found.attack.pattern };
  cache.set(key, verdict);
  return verdict;
}
