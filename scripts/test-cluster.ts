/**
 * Runs the tests of several servers together (`scripts/cluster`). They need PostgreSQL and Redis, and fail without:
 * `.ci/run` installs both.
 */
import { jest } from './check/jest.ts';
import { postgres } from './check/postgres.ts';
import { runChecks } from './check/run-cleanup.ts';

await runChecks(async () => {
  const server = await postgres();
  const args = ['--config', 'scripts/config/jest.config.ts', '--selectProjects', 'cluster'];
  const env = { JEST_CLUSTER: '1', ...(server && { TEST_DATABASE_URL: server.url }) };
  try {
    return await jest('several servers', args, env);
  } finally {
    server?.stop();
  }
});
