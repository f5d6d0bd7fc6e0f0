/** The API's tests on a real PostgreSQL. */
import { jest } from './check/jest.ts';
import { postgres } from './check/postgres.ts';

const server = await postgres();
try {
  const args = ['--config', 'scripts/config/jest.config.ts', '--selectProjects', 'api'];
  const { passed, failed } = await jest('the API on PostgreSQL', args, {
    TEST_DATABASE_URL: server.url,
    JEST_GROUPED: '1',
  });
  console.info(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  server.stop();
}
