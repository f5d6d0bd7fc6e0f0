/** Runs the API's tests on the embedded database; `npm test` does so only on a machine without PostgreSQL. */
import { finish } from './check/command.ts';
import { jest } from './check/jest.ts';

delete process.env['TEST_DATABASE_URL'];
const args = ['--config', 'scripts/config/jest.config.ts', '--selectProjects', 'api'];
finish(await jest('the API on the embedded database', args, { JEST_GROUPED: '1' }));
