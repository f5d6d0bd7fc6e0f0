/**
 * Runs tests of the API on the embedded database; `npm test` does so only on a machine without PostgreSQL. Only the
 * features that lock rows or use the database as a queue, because engines differ there: the journeys run all queries on
 * the embedded database. `--all` runs every feature.
 */
import { jest } from './check/jest.ts';
import { runChecks } from './check/run-cleanup.ts';

const locking = ['coupon', 'database', 'enrolment', 'jobs', 'payment'];

delete process.env['TEST_DATABASE_URL'];
const args = ['--config', 'scripts/config/jest.config.ts', '--selectProjects', 'api'];
const some = ['--testPathPatterns', `api-src-(${locking.join('|')})-`];
const given = process.argv.includes('--all') ? args : [...args, ...some];
await runChecks(() => jest('the API on the embedded database', given, { JEST_GROUPED: '1' }));
