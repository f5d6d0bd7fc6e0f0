/** Fills the database: `npm run seed -- [--size demo|empty|large]`. Stop the site first. */
import { seed } from './run/seed.ts';

try {
  await seed(process.argv.slice(2));
  console.info('The database is ready.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
