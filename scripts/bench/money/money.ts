import { setTimeout as pause } from 'node:timers/promises';
import { readOptions } from '../harness/options.ts';
import { type Engine, engines, inPlace, type Place } from '../harness/place.ts';
import { killsPerRun, oneRun, type RunResult } from './one-run.ts';

const titles: Record<Engine, string> = { postgres: 'The API on PostgreSQL', pglite: 'The API on PGlite' };
/** The embedded database is slower, and takes this share of the runs. */
const embeddedShare = 1 / 5;
// A run takes about one minute, on a slow machine with the embedded database perhaps four.
const runWithinMs = 10 * 60_000;

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = pause(runWithinMs, undefined, { ref: false }).then(() => {
    throw new Error(`A run took longer than ${runWithinMs / 60_000} minutes.`);
  });
  return Promise.race([work, late]);
}

function report(name: string, figures: RunResult['figures']): void {
  const text = Object.entries(figures).map(([title, figure]) => `${title} ${figure}`);
  console.info(`${name}: ${text.join(' · ')}`);
}

const sumOf = (all: RunResult['figures'][]): RunResult['figures'] =>
  Object.fromEntries(
    Object.keys(all[0]!).map((title) => [title, all.reduce((sum, figures) => sum + figures[title]!, 0)]),
  );

/** Some runs on one engine, each with a database of its own. Returns what went wrong. */
async function runSeries(
  place: Place,
  engine: Engine,
  { runs, buyers, seed }: Record<'runs' | 'buyers' | 'seed', number>,
): Promise<string[]> {
  console.info(`\n${titles[engine]}`);
  const results: RunResult[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const result = await place.withDatabase(engine, (database) =>
      inTime(oneRun(place, database, { seed: `${seed}/${engine}/${run}`, buyers })),
    );
    report(`run ${run}`, result.figures);
    results.push(result);
  }
  report('in all', sumOf(results.map(({ figures }) => figures)));
  const wrong = results.reduce((sum, result) => sum + result.wrong, 0);
  const missed: string[] = [];
  if (results.some(({ kills }) => kills < killsPerRun)) missed.push('The server was killed too rarely.');
  if (wrong > 0) missed.push(`${wrong} things went wrong.`);
  return missed;
}

/**
 * No money is ever lost: crowds of buyers, webhooks and proofs in any order and repeated, and a server that is killed
 * in the middle. `--runs 10 --buyers 400 --seed 1`, and `--only postgres|pglite`.
 */
export function money(args: string[]): Promise<string[]> {
  const { parts, runs, ...each } = readOptions(args, { runs: 10, buyers: 400, seed: 1 }, engines);
  return inPlace(parts, async (place) => {
    const missed: string[] = [];
    for (const engine of parts) {
      const count = engine === 'postgres' ? runs : Math.ceil(runs * embeddedShare);
      missed.push(...(await runSeries(place, engine, { runs: count, ...each })));
    }
    return missed;
  });
}
