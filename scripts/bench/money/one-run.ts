import type { Db } from '../../../api/src/database/database.ts';
import { migrate } from '../../../api/src/database/migrate.ts';
import { randomFrom } from '../../../api/src/seed/sample/random.ts';
import { addCourse } from '../../../api/src/testing/samples.ts';
import { addPerson, createApi } from '../harness/api.ts';
import { eachAtOnce } from '../harness/crowd.ts';
import type { OwnDatabase } from '../harness/database.ts';
import { createKills } from '../harness/kills.ts';
import type { Resources } from '../harness/on-postgres.ts';
import { countOf } from '../harness/runs.ts';
import { createSender } from '../harness/sender.ts';
import { findings } from './books.ts';
import { type Buyer, buy } from './buyer.ts';
import { startGateway } from './gateway.ts';
import { ledgerFindings } from './ledger-findings.ts';
import { planFor, requestsOf } from './plan.ts';
import { reconcile } from './reconcile.ts';

export type RunResult = Awaited<ReturnType<typeof oneRun>>;

/** The number of kills does not depend on the machine's speed. */
export const killsPerRun = 7;
const prices = [499, 1_499, 2_999, 4_999, 99_999];

/** Adds courses with several prices, and people who will buy one each. */
async function addBuyers(db: Db, count: number): Promise<Buyer[]> {
  const { userId: instructorId } = await addPerson(db, 'INSTRUCTOR');
  const courses: string[] = [];
  for (const price of prices) courses.push((await addCourse(db, { instructorId, price })).id);
  const buyers: Buyer[] = [];
  for (let number = 0; number < count; number += 1) {
    const { headers } = await addPerson(db, 'USER', number);
    buyers.push({ headers, courseId: courses[number % courses.length]! });
  }
  return buyers;
}

/** Lets many buyers buy from one server that is killed repeatedly, and compares the tables with the gateway. */
export async function oneRun(
  resources: Resources,
  database: OwnDatabase,
  { seed, buyers }: { seed: string; buyers: number },
) {
  const start = performance.now();
  const random = randomFrom(seed);
  const gateway = await startGateway(resources, random() < 0.5);
  const crowd = await database.use(async (open) => {
    await migrate(open);
    return addBuyers(open.db, buyers);
  });
  const server = createApi(resources, database, gateway.env);
  await server.start();

  const planned = crowd.map((buyer, index) => ({ buyer, plan: planFor(randomFrom(`${seed}/${index}`)) }));
  const expected = planned.reduce((sum, { plan }) => sum + requestsOf(plan), 0);
  const kills = createKills(server, { count: killsPerRun, requests: expected, random });
  const tally = { requests: 0, kills: 0, 'cut off': 0, '5xx': 0, '4xx': 0 };
  const send = createSender({ server, kills, tally });
  await eachAtOnce(planned, ({ buyer, plan }) => buy(buyer, plan, { gateway, send }));
  await kills.settled();

  const captured = await gateway.captured();
  const reconciled = await reconcile(server, database, captured);
  const found = await database.use(async ({ db }) => ({
    ...(await findings(db, captured)),
    ...(await ledgerFindings(db, captured)),
  }));
  tally.kills = server.kills;
  const seconds = Math.round((performance.now() - start) / 1_000);
  const figures: Record<string, number> = { payments: captured.length, ...tally, reconciled, ...found, seconds };
  return {
    figures,
    kills: server.kills,
    /** The number of differences between our tables and the gateway. */
    wrong: countOf(found),
  };
}
