/**
 * `npm test`: all checks that a change must pass, with the journeys of the main jobs. `npm run test:all`: every journey
 * and the tests of tools too; `-- --rest` only what `npm test` leaves out. `npm test -- stories journeys` runs some steps.
 * Ends with 'N passed, N failed'.
 */
import { add, type Outcome } from './check/command.ts';
import { countLate } from './check/late-counts.ts';
import { runChecks } from './check/run-cleanup.ts';
import { mainRows, restRows, type Step } from './check/steps.ts';

let total: Outcome = { passed: 0, failed: 0 };
const summary: string[] = [];

async function take([name, step]: Step): Promise<void> {
  const started = performance.now();
  // A step that cannot run fails alone; the others continue.
  const outcome = await step().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  total = add(total, outcome);
  const seconds = Math.round((performance.now() - started) / 1000);
  summary.push(`${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
}

/** The steps that the command line asks for, by row. Throws for a name that is none. */
function chosenRows(args: readonly string[]): Step[][] {
  const isAll = args.includes('--all') || args.includes('--rest');
  const rows = [...(args.includes('--rest') ? [] : mainRows), ...(isAll ? restRows : [])];
  const names = args.filter((arg) => !arg.startsWith('--'));
  const wrong = names.find((name) => !rows.flat().some(([step]) => step === name));
  if (wrong !== undefined)
    throw new Error(
      `There is no step '${wrong}': ${rows
        .flat()
        .map(([step]) => step)
        .join(', ')}`,
    );
  return names.length === 0 ? rows : rows.map((row) => row.filter(([step]) => names.includes(step)));
}

const rows = chosenRows(process.argv.slice(2));
await runChecks(async () => {
  // The rows run one after another; the steps of a row run in parallel.
  for (const row of rows) await Promise.all(row.map(take));
  console.info(`\n${[...summary, ...countLate(total.late ?? [])].join('\n')}`);
  return total;
});
