/** The API's tests on the embedded database, which `npm test` uses only where the machine has no PostgreSQL. */
import { jest } from './check/jest.ts';

delete process.env['TEST_DATABASE_URL'];
const args = ['--config', 'scripts/config/jest.config.ts', '--selectProjects', 'api'];
const { passed, failed } = await jest('the API on the embedded database', args, { JEST_GROUPED: '1' });
console.info(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
