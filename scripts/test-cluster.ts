/**
 * Runs the tests of several servers together (`scripts/cluster`). They need PostgreSQL and Redis, and fail without:
 * `.ci/run` installs both.
 */
import { finish } from './check/command.ts';
import { jest } from './check/jest.ts';
import { postgres } from './check/postgres.ts';

const server = await postgres();
const args = ['--config', 'scripts/config/jest.config.ts', '--selectProjects', 'cluster'];
const env = { JEST_CLUSTER: '1', ...(server && { TEST_DATABASE_URL: server.url }) };
try {
  finish(await jest('several servers', args, env));
} finally {
  server?.stop();
}
