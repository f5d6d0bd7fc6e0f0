import type { Random } from '../../../api/src/seed/sample/random.ts';
import { createApi } from '../harness/api.ts';
import type { OwnDatabase } from '../harness/database.ts';
import { createKills } from '../harness/kills.ts';
import type { Resources } from '../harness/on-postgres.ts';

export type Site = ReturnType<typeof createSite>;

/** Kills of each server of a run; they do not depend on the machine's speed. */
const killsOf = { api: 7, worker: 4 };

/** The API and its worker, or one server for both on an embedded database. */
export function createSite(resources: Resources, database: OwnDatabase, env: Record<string, string>) {
  const isEmbedded = database.env['DATABASE_URL'] === undefined;
  const api = createApi(resources, database, { ...env, ROLE: isEmbedded ? 'all' : 'api' });
  const servers = isEmbedded ? [api] : [api, createApi(resources, database, { ...env, ROLE: 'worker' })];
  const eachServer = async (work: (server: typeof api) => Promise<void>): Promise<void> => {
    for (const server of servers) await work(server);
  };
  return {
    api,
    start: () => eachServer((server) => server.start()),
    stop: () => eachServer((server) => server.stop()),
    kills: () => servers.map((server) => server.kills),
    hasEnoughKills: () =>
      servers.every((server, index) => server.kills >= (index === 0 ? killsOf.api : killsOf.worker)),
    /** Kills each server while requests arrive. */
    planKills(requests: number, random: Random) {
      const [counts, planned] = [[killsOf.api, killsOf.worker], { requests, random }];
      const all = servers.map((server, index) => createKills(server, { count: counts[index]!, ...planned }));
      return {
        tick: () => all.forEach((one) => one.tick()),
        settled: async (): Promise<void> => void (await Promise.all(all.map((one) => one.settled()))),
      };
    },
  };
}
