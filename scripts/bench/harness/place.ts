import { postgres } from '../../check/postgres.ts';
import { createOwnDatabase, type OwnDatabase } from './database.ts';

/** What a benchmark runs on. */
export interface Place {
  /** Remembers what has to go when the work ends, however it ends. */
  later(remove: () => Promise<void>): void;
  /** Lends an empty database, and afterwards drops it and everything else that the work left. */
  withDatabase<Value>(work: (database: OwnDatabase) => Promise<Value>): Promise<Value>;
}

/** Lends a place and leaves nothing of it behind, Ctrl-C included. */
export async function inPlace<Value>(work: (place: Place) => Promise<Value>): Promise<Value> {
  const server = await postgres({ isDurable: true });
  if (!server) throw new Error('This benchmark needs PostgreSQL: install it, or set TEST_DATABASE_URL.');
  const leftovers: (() => Promise<void>)[] = [];
  const clear = async (): Promise<void> => {
    for (let remove = leftovers.pop(); remove; remove = leftovers.pop()) {
      await remove().catch((error: unknown) => console.error('Something was left behind:', error));
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void clear().then(() => {
        server.stop();
        process.exit(1);
      });
    });
  }
  const place: Place = {
    later: (remove) => void leftovers.push(remove),
    async withDatabase(lend) {
      const database = await createOwnDatabase(server.url);
      leftovers.push(() => database.drop());
      try {
        return await lend(database);
      } finally {
        await clear();
      }
    },
  };
  try {
    return await work(place);
  } finally {
    server.stop();
  }
}
