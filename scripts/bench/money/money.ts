import { whatMissed } from '../harness/figures.ts';
import { onPostgres } from '../harness/on-postgres.ts';
import { readOptions } from '../harness/options.ts';
import { inTime, report, sumOf } from '../harness/runs.ts';
import { payNaively } from './naive-payer.ts';
import { oneRun, type RunResult } from './one-run.ts';

/**
 * Checks that no money is lost: many buyers, refunds, payouts, webhooks and proofs in any order and repeated, a gateway
 * that loses responses, and servers that are killed. Each run has its own database, the last one an embedded one; a naive
 * control must fail. `--runs 10 --buyers 400 --seed 1`.
 */
export function money(args: string[]): Promise<string[]> {
  const { runs, buyers, seed } = readOptions(args, { runs: 10, buyers: 400, seed: 1 });
  return onPostgres(async (resources) => {
    const results: RunResult[] = [];
    const run = async (name: string, engine: 'postgres' | 'pglite'): Promise<void> => {
      const work = { seed: `${seed}/${name}`, buyers };
      const result = await resources.withDatabase((own) => inTime(oneRun(resources, own, work)), engine);
      report(name, result.figures);
      results.push(result);
    };
    for (let number = 1; number <= runs; number += 1) await run(`run ${number}`, 'postgres');
    await run('embedded', 'pglite');
    report('in all', sumOf(results.map(({ figures }) => figures)));
    const control = await resources.withDatabase(() => payNaively(resources, String(seed)));
    report('naive control', control);
    const wrong = results.reduce((sum, result) => sum + result.wrong, 0);
    return whatMissed([
      [results.some(({ hasEnoughKills }) => !hasEnoughKills), 'A server was killed too rarely.'],
      [wrong > 0, `${wrong} things went wrong.`],
      [control['paid twice'] === 0, 'The control paid nothing twice: this bench finds nothing.'],
    ]);
  });
}
