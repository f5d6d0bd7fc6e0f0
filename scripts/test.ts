/** `npm test`: all checks that a change must pass. Ends with 'N passed, N failed'. */
import { visitStories } from '../shared-ui/visit-stories.ts';
import { build } from './build.ts';
import { findBrowser } from './check/browser.ts';
import { add, check, finish, type Outcome } from './check/command.ts';
import { e2e } from './check/e2e.ts';
import { jest } from './check/jest.ts';
import { lint } from './check/lint.ts';
import { postgres } from './check/postgres.ts';

type Step = [name: string, step: () => Promise<Outcome>];

const builds = async (): Promise<Outcome> => {
  await build();
  return { passed: 1, failed: 0 };
};

/** The types, and what the packages for other repositories offer. */
const types = async (): Promise<Outcome> =>
  add(await check('types', 'tsc', ['-b']), await check('packages', 'node', ['scripts/packages.ts', '--check']));

const stories = async (): Promise<Outcome> => {
  process.env['CHROMIUM_PATH'] ??= findBrowser();
  return visitStories();
};

/** Rules, screens and the API. The API's tests use the machine's PostgreSQL if there is one: twice as fast. */
async function unit(): Promise<Outcome> {
  const server = await postgres();
  const place = server ? 'PostgreSQL' : 'the embedded database: there is no PostgreSQL here';
  console.info(`The API's tests run on ${place}.`);
  const env = { JEST_GROUPED: '1', ...(server && { TEST_DATABASE_URL: server.url }) };
  try {
    return await jest('unit and API tests', ['--config', 'scripts/config/jest.config.ts'], env);
  } finally {
    server?.stop();
  }
}

/** The rows run one after another; the steps of a row run in parallel. */
const rows: Step[][] = [
  [
    ['lint', lint],
    ['types', types],
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
  // A step that cannot run fails alone; the others continue.
  const outcome = await step().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  total = add(total, outcome);
  const seconds = Math.round((performance.now() - started) / 1000);
  summary.push(`${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
}

for (const row of rows) await Promise.all(row.map(take));
console.info(`\n${summary.join('\n')}`);
finish(total);
