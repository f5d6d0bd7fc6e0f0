import { setTimeout as pause } from 'node:timers/promises';
import { sumOf } from './money/check.ts';
import { onPostgres, type Place } from './server/on-postgres.ts';
import { killsPerRun, oneRun, type RunResult } from './money/one-run.ts';
import { type MoneyOptions, readOptions, type Variant, variants } from './money/options.ts';
import { type OwnDatabase, ownPglite, ownPostgres } from './server/own-database.ts';
import { head, runLine, totalLine } from './money/report.ts';

interface Series {
  title: string;
  script: string;
  runs: (runs: number) => number;
  open: (server: string) => Promise<OwnDatabase>;
  /** What is wrong with the outcome, or null. */
  verdict: (problems: number) => string | null;
}

const fifth = (runs: number): number => Math.ceil(runs / 5);
const mustBeClean = (problems: number): string | null => (problems > 0 ? `${problems} things went wrong.` : null);

const series: Record<Variant, Series> = {
  postgres: {
    title: 'The API on PostgreSQL',
    script: 'api/src/main.ts',
    runs: (runs) => runs,
    open: ownPostgres,
    verdict: mustBeClean,
  },
  pglite: {
    title: 'The API on PGlite',
    script: 'api/src/main.ts',
    runs: fifth,
    open: ownPglite,
    verdict: mustBeClean,
  },
  naive: {
    title: 'A naive server on PostgreSQL, which has to be found out (two transactions, no unique keys)',
    script: 'scripts/bench/naive-payments.ts',
    runs: fifth,
    open: ownPostgres,
    verdict: (problems) => (problems === 0 ? 'Nothing was found: the check proves nothing.' : null),
  },
};

// A run takes about one minute, on a slow machine with the embedded database perhaps four.
const runWithinMs = 10 * 60_000;

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = pause(runWithinMs, undefined, { ref: false }).then(() => {
    throw new Error(`A run took longer than ${runWithinMs / 60_000} minutes.`);
  });
  return Promise.race([work, late]);
}

async function runSeries(variant: Variant, { runs, buyers, seed }: MoneyOptions, place: Place): Promise<boolean> {
  const { server, leftovers } = place;
  const { title, script, open, verdict, ...each } = series[variant];
  console.info(`\n${title}\n${head()}`);
  const results: RunResult[] = [];
  for (let run = 1; run <= each.runs(runs); run += 1) {
    const database = await open(server);
    leftovers.add(() => database.drop());
    try {
      const work = oneRun(database, { script, seed: `${seed}/${variant}/${run}`, buyers, leftovers });
      results.push(await inTime(work));
    } finally {
      await leftovers.clear();
    }
    console.info(runLine(String(run), results.at(-1)!));
  }
  console.info(totalLine(results));
  const hasTooFewKills = results.some(({ kills }) => kills < killsPerRun);
  const problem = hasTooFewKills
    ? 'The server was killed too rarely.'
    : verdict(results.reduce((sum, { found }) => sum + sumOf(found), 0));
  console.info(problem ?? 'As it should be.');
  return problem === null;
}

/**
 * No money is ever lost: crowds of buyers, webhooks and proofs in any order and repeated, and a server that is killed
 * in the middle. False when the books disagree with the gateway, or when they agree for a naive server as well.
 */
export async function money(): Promise<boolean> {
  const options = readOptions(process.argv.slice(3));
  const chosen = variants.filter((variant) => (options.only ?? variant) === variant);
  const needsServer = chosen.some((variant) => variant !== 'pglite');
  return onPostgres(needsServer, async (place) => {
    let isGood = true;
    for (const variant of chosen) isGood = (await runSeries(variant, options, place)) && isGood;
    return isGood;
  });
}
