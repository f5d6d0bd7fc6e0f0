/** Everything that must hold before a change lands: `npm test`. Ends with 'N passed, N failed'. */
import { visitStories } from '../shared-ui/visit-stories.ts';
import { build } from './build.ts';
import { findBrowser } from './check/browser.ts';
import { add, check, type Outcome } from './check/command.ts';
import { e2e } from './check/e2e.ts';
import { jest } from './check/jest.ts';
import { lint } from './check/lint.ts';

const builds = async (): Promise<Outcome> => {
  console.info('\n── production build');
  await build();
  return { passed: 1, failed: 0 };
};

const stories = async (): Promise<Outcome> => {
  console.info('\n── stories');
  process.env['CHROMIUM_PATH'] ??= findBrowser();
  return visitStories();
};

const steps: [name: string, step: () => Promise<Outcome>][] = [
  ['lint', lint],
  ['types', () => check('types', 'tsc', ['-b'])],
  ['unit and API tests', () => jest('unit and API tests', ['--config', 'scripts/config/jest.config.ts'])],
  ['production build', builds],
  ['stories', stories],
  ['browser journeys', () => e2e()],
];

let total: Outcome = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const [name, step] of steps) {
  const started = performance.now();
  // A step that cannot even run is a failure of that step, not the end of the others.
  const outcome = await step().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  total = add(total, outcome);
  summary.push(
    `${name}: ${outcome.passed} passed, ${outcome.failed} failed (${Math.round((performance.now() - started) / 1000)} s)`,
  );
}
console.info(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
