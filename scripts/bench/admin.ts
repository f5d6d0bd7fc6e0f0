import { oneSize, type SizeResult } from './admin/one-size.ts';
import { readOptions } from './admin/options.ts';
import { report } from './admin/report.ts';
import { onPostgres } from './server/on-postgres.ts';
import { ownPostgres } from './server/own-database.ts';

/**
 * What the administrators' pages, searches and files cost among 50,000 people with 300,000 payments, and among ten times
 * as many, each in a PostgreSQL database of its own that is dropped afterwards. False when a target is missed.
 */
export async function admin(): Promise<boolean> {
  const { sizes, asks } = readOptions(process.argv.slice(3));
  return onPostgres(true, async ({ server, leftovers }) => {
    const results: SizeResult[] = [];
    for (const size of sizes) {
      const start = performance.now();
      const database = await ownPostgres(server);
      leftovers.add(() => database.drop());
      try {
        results.push(await oneSize(database, size, { asks, leftovers }));
      } finally {
        await leftovers.clear();
      }
      const { users, payments } = size;
      console.info(`${users} users, ${payments} payments: ${((performance.now() - start) / 1_000).toFixed(0)} s`);
    }
    const missed = report(results);
    console.info(missed.length === 0 ? '\nWithin all targets.' : `\nMissed:\n- ${missed.join('\n- ')}`);
    return missed.length === 0;
  });
}
