import { oneSize, type SizeResult } from './catalog/one-size.ts';
import { type CatalogOptions, type Engine, engines, readOptions } from './catalog/options.ts';
import { report } from './catalog/report.ts';
import { onPostgres, type Place } from './server/on-postgres.ts';
import { ownPglite, ownPostgres } from './server/own-database.ts';

const titles: Record<Engine, string> = { postgres: 'PostgreSQL', pglite: 'PGlite, embedded' };
/** What one process without a server can be asked to hold. */
const mostEmbedded = 100_000;

async function runEngine(
  engine: Engine,
  { sizes, asks }: CatalogOptions,
  { server, leftovers }: Place,
): Promise<string[]> {
  console.info(`\n${titles[engine]}`);
  const results: SizeResult[] = [];
  for (const courses of sizes.filter((size) => engine === 'postgres' || size <= mostEmbedded)) {
    const start = performance.now();
    const database = await (engine === 'postgres' ? ownPostgres(server) : ownPglite());
    leftovers.add(() => database.drop());
    try {
      results.push(await oneSize(database, courses, { asks, leftovers }));
    } finally {
      await leftovers.clear();
    }
    console.info(`  ${courses} courses: ${((performance.now() - start) / 1_000).toFixed(0)} s`);
  }
  return report(results, engine === 'postgres');
}

/**
 * What browsing and searching cost in catalogues of 10,000, 100,000 and 1,000,000 courses, each in a database of its own
 * that is dropped afterwards. False when a target is missed on PostgreSQL.
 */
export async function catalog(): Promise<boolean> {
  const options = readOptions(process.argv.slice(3));
  const chosen = engines.filter((engine) => (options.only ?? engine) === engine);
  return onPostgres(chosen.includes('postgres'), async (place) => {
    const missed: string[] = [];
    for (const engine of chosen) missed.push(...(await runEngine(engine, options, place)));
    console.info(missed.length === 0 ? '\nWithin all targets.' : `\nMissed:\n- ${missed.join('\n- ')}`);
    return missed.length === 0;
  });
}
