import { whatMissed } from '../harness/figures.ts';
import { onPostgres } from '../harness/on-postgres.ts';
import { readOptions } from '../harness/options.ts';
import { inTime, report, sumOf } from '../harness/runs.ts';
import { killsPerRun, oneRun, type RunResult } from './one-run.ts';

/**
 * Checks that no money is lost: many buyers, webhooks and proofs in any order and repeated, and a server that is killed.
 * Each run has its own database. `--runs 10 --buyers 400 --seed 1`.
 */
export function money(args: string[]): Promise<string[]> {
  const { runs, buyers, seed } = readOptions(args, { runs: 10, buyers: 400, seed: 1 });
  return onPostgres(async (resources) => {
    const results: RunResult[] = [];
    for (let run = 1; run <= runs; run += 1) {
      const result = await resources.withDatabase((database) =>
        inTime(oneRun(resources, database, { seed: `${seed}/${run}`, buyers })),
      );
      report(`run ${run}`, result.figures);
      results.push(result);
    }
    report('in all', sumOf(results.map(({ figures }) => figures)));
    const wrong = results.reduce((sum, result) => sum + result.wrong, 0);
    return whatMissed([
      [results.some(({ kills }) => kills < killsPerRun), 'The server was killed too rarely.'],
      [wrong > 0, `${wrong} things went wrong.`],
    ]);
  });
}
