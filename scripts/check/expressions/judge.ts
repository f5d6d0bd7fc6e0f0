import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { check } from 'recheck';
import { packageFile } from '../command.ts';
import type { Expression } from './find.ts';

/** The growth of an expression's time, and a string that causes it. `null` for linear expressions. */
export type Verdict = { growth: string; attack: string | null } | null;

export type VerdictCache = ReturnType<typeof openCache>;

const timeoutMs = 60_000;
/** The phases are limited by steps alone: by time, a busy machine would find linear expressions slow. */
const withoutClock = { seedingTimeout: null, incubationTimeout: null, attackTimeout: null };

/** The expressions that this version of `recheck` has proven linear. */
interface Linear {
  recheck: string;
  linear: string[];
}

/** What this version of `recheck` has said on this machine. */
interface Stored {
  recheck: string;
  verdicts: [string, Verdict][];
}

const linearFile = path.join(import.meta.dirname, 'linear.json');
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const checkerVersion = (): string => (read(packageFile('recheck/package.json')) as { version: string }).version;

/** The entries of linear.json; none after an upgrade of the checker. */
function readLinear(): string[] {
  const { recheck, linear } = read(linearFile) as Linear;
  return recheck === checkerVersion() ? linear : [];
}

/** Opens the verdicts of earlier runs, by expression. A file that is unreadable or of another checker counts as empty. */
export function openCache(file: string) {
  const known = new Map<string, Verdict>(readLinear().map((key) => [key, null]));
  const used = new Set<string>();
  try {
    const { recheck, verdicts } = read(file) as Stored;
    if (recheck === checkerVersion()) for (const [key, verdict] of verdicts) known.set(key, verdict);
  } catch {
    // The first run.
  }
  return {
    get(key: string): Verdict | undefined {
      used.add(key);
      return known.get(key);
    },
    set: (key: string, verdict: Verdict): void => void known.set(key, verdict),
    save(): void {
      mkdirSync(path.dirname(file), { recursive: true });
      const stored: Stored = { recheck: checkerVersion(), verdicts: [...known] };
      writeFileSync(file, JSON.stringify(stored));
    },
    /** Writes linear.json: those that this run has asked for. */
    saveLinear(): void {
      const linear = [...used].filter((key) => known.get(key) === null).toSorted();
      const content: Linear = { recheck: checkerVersion(), linear };
      writeFileSync(linearFile, `${JSON.stringify(content, null, 2)}\n`);
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
