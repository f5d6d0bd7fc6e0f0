import { randomFrom } from '../../../api/src/database/seed/random.ts';
import { migrate } from '../../../api/src/database/migrate.ts';
import { buy } from './buyer.ts';
import { findings, type Findings } from './check.ts';
import { drain } from './drain.ts';
import { startGateway } from './gateway.ts';
import { createKills } from './kills.ts';
import type { Leftovers } from '../server/leftovers.ts';
import type { OwnDatabase } from '../server/own-database.ts';
import { addPeople, type Person } from './people.ts';
import { type Plan, planFor, requestsOf } from './plan.ts';
import { createSender, type Tally } from './sender.ts';
import { createServerProcess } from '../server/server-process.ts';

export interface RunOptions {
  /** The server's program, from the root. */
  script: string;
  seed: string;
  buyers: number;
  leftovers: Leftovers;
}

export interface RunResult extends Tally {
  found: Findings;
  payments: number;
  kills: number;
  reconciled: number;
  seconds: number;
}

/** At least this many; the machine's speed changes what they hit, not how many there are. */
export const killsPerRun = 7;
const atOnce = 32;
const secret = 'money-bench-session-secret-of-more-than-32-characters';

async function eachAtOnce<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** One crowd of buyers against one server that keeps dying, and what the books say afterwards. */
export async function oneRun(database: OwnDatabase, options: RunOptions): Promise<RunResult> {
  const { script, seed, buyers, leftovers } = options;
  const began = performance.now();
  const random = randomFrom(seed);
  const gateway = await startGateway({ disorder: random() < 0.5 });
  leftovers.add(() => gateway.stop());
  const people = await database.use(async (opened) => {
    await migrate(opened);
    return addPeople(opened.db, { count: buyers, secret });
  });
  const env = { ...database.env, ...gateway.env, SESSION_SECRET: secret, REQUESTS_PER_MINUTE: '0' };
  const server = createServerProcess(script, env);
  leftovers.add(() => server.stop());
  await server.start();

  const crowd: [Person, Plan][] = people.map((person, index) => [person, planFor(randomFrom(`${seed}/${index}`))]);
  const requests = crowd.reduce((sum, [, plan]) => sum + requestsOf(plan), 0);
  const kills = createKills(server, { count: killsPerRun, requests, random });
  const tally: Tally = { requests: 0, cut: 0, faults: 0, refused: 0 };
  const send = createSender({ server, kills, tally });
  await eachAtOnce(crowd, ([person, plan]) => buy(person, plan, { gateway, send }));
  await kills.settled();

  const captured = await gateway.captured();
  const reconciled = await drain({ server, database, people }, captured);
  const found = await database.use(({ db }) => findings(db, captured));
  const seconds = (performance.now() - began) / 1000;
  return { found, ...tally, payments: captured.length, kills: server.kills, reconciled, seconds };
}
