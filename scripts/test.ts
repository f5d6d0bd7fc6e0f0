/** Everything that must hold before a change lands: `npm test`. Ends with 'N passed, N failed'. */
import { visitStories } from '../shared-ui/visit-stories.ts';
import { build } from './build.ts';
import { findBrowser } from './check/browser.ts';
import { add, check, lastLines, type Outcome } from './check/command.ts';
import { e2e } from './check/e2e.ts';
import { lint } from './check/lint.ts';
import { unit } from './check/unit.ts';

type Step = [name: string, step: () => Promise<Outcome>];

const builds = async (): Promise<Outcome> => {
  await build();
  return { passed: 1, failed: 0 };
};

const stories = async (): Promise<Outcome> => {
  process.env['CHROMIUM_PATH'] ??= findBrowser();
  return visitStories();
};

/** Each row begins when the one before it has ended; what stands in one row runs side by side. */
const rows: Step[][] = [
  [
    ['lint', lint],
    ['types', () => check('types', 'tsc', ['-b'])],
    ['production build', builds],
  ],
  [['unit and API tests', unit]],
  [['stories', stories]],
  [['browser journeys', () => e2e()]],
];

let total: Outcome = { passed: 0, failed: 0 };
const summary: string[] = [];

async function take([name, step]: Step): Promise<void> {
  const started = performance.now();
  // A step that cannot even run is a failure of that step, not the end of the others.
  const outcome = await step().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  total = add(total, outcome);
  const seconds = Math.round((performance.now() - started) / 1000);
  summary.push(`${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
}

for (const row of rows) await Promise.all(row.map(take));
console.info(`\n${summary.join('\n')}\n\n${lastLines(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
