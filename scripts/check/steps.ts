import { visitStories } from '../../shared-ui/visit-stories.ts';
import { build } from '../build.ts';
import { largeTests } from '../config/test-groups.ts';
import { root } from '../config/webpack/shared.ts';
import { toolFolder } from '../tools/tools.ts';
import { findBrowser } from './browser.ts';
import { add, check, checkTypes, type Outcome } from './command.ts';
import { e2e } from './e2e.ts';
import { jest } from './jest.ts';
import { lint } from './lint.ts';
import { mainJourneys, otherJourneys } from './main-journeys.ts';
import { postgres } from './postgres.ts';

export type Step = [name: string, step: () => Promise<Outcome>];

const builds = async (): Promise<Outcome> => {
  await build();
  return { passed: 1, failed: 0 };
};

const stories = async (): Promise<Outcome> => {
  process.env['CHROMIUM_PATH'] ??= findBrowser();
  return visitStories();
};

const config = ['--config', 'scripts/config/jest.config.ts'];
/** The Jest projects of the tests of tools. */
const tools = ['scripts', 'platform-cli'];
/** Those of servers. */
const servers = ['api', 'sandbox', 'platform-registry', 'platform-rules', 'server', 'shell-server'];

/** Runs tests with the machine's PostgreSQL if there is one: the API's tests take half the time then. */
async function onPostgres(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  // Before tests that start it within their limits of time.
  toolFolder('s3rver');
  const server = await postgres();
  console.info(`${name}: ${server ? 'on PostgreSQL' : 'on the embedded database, there is no PostgreSQL here'}.`);
  try {
    return await jest(name, [...config, ...args], { ...env, ...(server && { TEST_DATABASE_URL: server.url }) });
  } finally {
    server?.stop();
  }
}

/** Rules, screens and the API. */
const unit = (): Promise<Outcome> =>
  onPostgres('unit and API tests', ['--ignoreProjects', ...tools], { JEST_GROUPED: '1' });

/** The tests of servers that start other programs, send much or store much. */
const large = (): Promise<Outcome> =>
  onPostgres('large tests', ['--selectProjects', ...servers, '--runTestsByPath', ...largeTests(root)]);

/** Builds, releases, commands; and whether the packages for other repositories can be built and described. */
const toolTests = async (): Promise<Outcome> =>
  add(
    await onPostgres('tests of tools', ['--selectProjects', ...tools]),
    await check('packages', ['platform/cli/packages.ts', '--report']),
  );

/** `npm test`: the rows run one after another, the steps of a row in parallel. */
export const mainRows: Step[][] = [
  [
    ['lint', lint],
    ['types', checkTypes],
    ['build', builds],
  ],
  [['unit', unit]],
  // Sites and the Storybook start on one core each.
  [
    ['stories', stories],
    ['journeys', () => e2e({ journeys: mainJourneys })],
  ],
];

/** What `npm run test:all` runs beside. */
export const restRows: Step[][] = [
  [['large', large]],
  [['tools', toolTests]],
  [['other-journeys', () => e2e({ journeys: otherJourneys() })]],
];
