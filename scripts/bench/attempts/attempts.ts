import { whatMissed } from '../harness/figures.ts';
import { onPostgres } from '../harness/on-postgres.ts';
import { readOptions } from '../harness/options.ts';
import { inTime, report, sumOf } from '../harness/runs.ts';
import { killsPerRun, oneRun } from './one-run.ts';

/**
 * Checks that no answer is lost and no attempt counts twice: many learners, saves in any order and repeated, broken
 * lines, and a server that is killed. Each run has its own database; a control with a simpler rule must fail.
 * `--runs 5 --learners 300 --seed 1`.
 */
export function attempts(args: string[]): Promise<string[]> {
  const { runs, learners, seed } = readOptions(args, { runs: 5, learners: 300, seed: 1 });
  return onPostgres(async (resources) => {
    const run = async (name: string, isControl = false) => {
      const result = await resources.withDatabase((database) =>
        inTime(oneRun(resources, database, { seed: `${seed}/${name}`, learners, isControl })),
      );
      report(name, result.figures);
      return result;
    };
    const results: Awaited<ReturnType<typeof run>>[] = [];
    for (let number = 1; number <= runs; number += 1) results.push(await run(`run ${number}`));
    report('in all', sumOf(results.map(({ figures }) => figures)));
    const control = await run('control', true);
    const wrong = results.reduce((sum, result) => sum + result.wrong, 0);
    return whatMissed([
      [results.some(({ kills }) => kills < killsPerRun), 'The server was killed too rarely.'],
      [wrong > 0, `${wrong} things went wrong.`],
      [control.wrong === 0, 'The control lost nothing: this bench finds nothing.'],
    ]);
  });
}
