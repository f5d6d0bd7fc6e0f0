import { postgres } from '../../check/postgres.ts';
import { createLeftovers, type Leftovers } from './leftovers.ts';

/** What a benchmark runs on. */
export interface Place {
  /** The address of a PostgreSQL server; '' where none is needed. */
  server: string;
  leftovers: Leftovers;
}

/** Lends a place, and leaves nothing of it behind, however the work ends: Ctrl-C included. */
export async function onPostgres<Value>(isNeeded: boolean, work: (place: Place) => Promise<Value>): Promise<Value> {
  const server = isNeeded ? await postgres() : { url: '', stop: () => undefined };
  const leftovers = createLeftovers();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void leftovers.clear().then(() => {
        server.stop();
        process.exit(1);
      });
    });
  }
  try {
    return await work({ server: server.url, leftovers });
  } finally {
    server.stop();
  }
}
