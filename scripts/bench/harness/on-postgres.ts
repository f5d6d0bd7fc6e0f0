import { postgres } from '../../check/postgres.ts';
import { whenStopped } from '../../run/processes.ts';
import { createEmbeddedDatabase, createOwnDatabase, type OwnDatabase } from './database.ts';

/** The resources of a benchmark. */
export interface Resources {
  /** Registers a cleanup that runs when the work ends, even after an error. */
  later(remove: () => Promise<void>): void;
  /** Gives an empty database to the work, then drops it and runs all cleanups. */
  withDatabase<Value>(work: (database: OwnDatabase) => Promise<Value>, engine?: 'postgres' | 'pglite'): Promise<Value>;
}

/** Runs a benchmark on PostgreSQL and cleans up afterwards, also after Ctrl-C. */
export async function onPostgres<Value>(bench: (resources: Resources) => Promise<Value>): Promise<Value> {
  const server = await postgres({ isDurable: true });
  if (!server) throw new Error('This benchmark needs PostgreSQL: install it, or set TEST_DATABASE_URL.');
  const leftovers: (() => Promise<void>)[] = [];
  const clear = async (): Promise<void> => {
    for (let remove = leftovers.pop(); remove; remove = leftovers.pop()) {
      await remove().catch((error: unknown) => console.error('Could not clean up:', error));
    }
  };
  let stopping: Promise<void> | undefined;
  whenStopped(
    (exitCode) =>
      void (stopping ??= clear().then(() => {
        server.stop();
        process.exit(exitCode);
      })),
  );
  const resources: Resources = {
    later: (remove) => void leftovers.push(remove),
    async withDatabase(work, engine = 'postgres') {
      const database = await (engine === 'pglite' ? createEmbeddedDatabase() : createOwnDatabase(server.url));
      leftovers.push(() => database.drop());
      try {
        return await work(database);
      } finally {
        await clear();
      }
    },
  };
  try {
    return await bench(resources);
  } finally {
    server.stop();
  }
}
