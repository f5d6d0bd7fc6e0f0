import type { Outcome } from './command.ts';
import { jest } from './jest.ts';
import { postgres } from './postgres.ts';

const config = ['--config', 'scripts/config/jest.config.ts'];

/**
 * Rules, screens and the API. The API's tests run on the machine's PostgreSQL, where it has one: there they take half the
 * time that they take on the embedded database.
 */
export async function unit(): Promise<Outcome> {
  const server = await postgres();
  console.info(
    `The API's tests run on ${server ? 'PostgreSQL' : 'the embedded database: there is no PostgreSQL here'}.`,
  );
  try {
    return await jest('unit and API tests', config, {
      JEST_GROUPED: '1',
      ...(server && { TEST_DATABASE_URL: server.url }),
    });
  } finally {
    server?.stop();
  }
}
