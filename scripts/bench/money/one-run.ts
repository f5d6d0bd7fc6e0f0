import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../api/src/database/database.ts';
import { migrate } from '../../../api/src/database/migrate.ts';
import { type Random, randomFrom } from '../../../api/src/seed/sample/random.ts';
import { addCourse } from '../../../api/src/testing/samples.ts';
import { addPerson } from '../harness/api.ts';
import { eachAtOnce } from '../harness/crowd.ts';
import type { OwnDatabase } from '../harness/database.ts';
import type { Resources } from '../harness/on-postgres.ts';
import { countOf } from '../harness/runs.ts';
import { createSender, type Send } from '../harness/sender.ts';
import { findings } from './books.ts';
import { type Buyer, buy } from './buyer.ts';
import { type Gateway, startGateway } from './gateway.ts';
import { disturb, endPayouts } from './gateway-faults.ts';
import { returnCourse } from './give-back.ts';
import { ledgerFindings } from './ledger-findings.ts';
import { addPayees } from './payees.ts';
import { fundsPaise, paidTo, payoutFindings, payoutsAtGateway } from './payout-findings.ts';
import { type Plan, planFor, requestsOf } from './plan.ts';
import { forwardOthers } from './postman.ts';
import { letDaysPass, reconcile } from './reconcile.ts';
import { createSite } from './site.ts';
import { release } from './staff.ts';

export type RunResult = Awaited<ReturnType<typeof oneRun>>;

const prices = [499, 1_499, 2_999, 4_999, 99_999];
const payeeCount = 20;
/** The first one only sells; payouts begin with the second, after the time for refunds. */
const rounds = 4;
const returningShare = 0.25;
/** Until a worker has seen new jobs several times. */
const leastRoundMs = 14_000;

/** Adds instructors with a course each, two administrators, and people who will buy a course each. */
async function addWorld(db: Db, gateway: Gateway, count: number) {
  const payees = await addPayees(db, gateway.env.RAZORPAY_API, payeeCount);
  const courses: string[] = [];
  for (const [index, { userId }] of payees.entries())
    courses.push((await addCourse(db, { instructorId: userId, price: prices[index % prices.length]! })).id);
  const buyers: Buyer[] = [];
  for (let number = 0; number < count; number += 1) {
    const { headers } = await addPerson(db, 'USER', number);
    buyers.push({ headers, courseId: courses[number % courses.length]! });
  }
  const staff = [await addPerson(db, 'ADMIN', 0), await addPerson(db, 'ADMIN', 1)].map(({ headers }) => headers);
  return { payees, buyers, staff };
}

type World = Awaited<ReturnType<typeof addWorld>>;
type Planned = { buyer: Buyer; plan: Plan };

interface Round {
  isFirst: boolean;
  buying: Planned[];
  /** May give their course back. */
  owners: Planned[];
}

/** People buy and give back while staff release payouts and the gateway misbehaves. */
async function playRound(
  { gateway, staff, send, random }: Pick<World, 'staff'> & { gateway: Gateway; send: Send; random: Random },
  { isFirst, buying, owners }: Round,
): Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  const releasing = isFirst ? [] : staff;
  const loops = [
    forwardOthers({ gateway, send }, random, signal),
    disturb(gateway, random, signal),
    ...releasing.map((headers) => release({ send, headers }, random, signal)),
  ];
  const least = pause(isFirst ? 0 : leastRoundMs);
  await eachAtOnce(buying, ({ buyer, plan }) => buy(buyer, plan, { gateway, send }));
  const returning = owners.filter(() => random() < returningShare / rounds);
  await eachAtOnce(returning, ({ buyer, plan }) => returnCourse(buyer, plan.random, send));
  await gateway.control('settlements');
  await least;
  ended.abort();
  await Promise.all(loops);
}

/**
 * Lets many people buy and give back courses, and staff release payouts, at a site whose servers are killed repeatedly and
 * whose gateway misbehaves; compares the tables with the gateway.
 */
export async function oneRun(
  resources: Resources,
  database: OwnDatabase,
  { seed, buyers }: { seed: string; buyers: number },
) {
  const start = performance.now();
  const random = randomFrom(seed);
  const gateway = await startGateway(resources, random() < 0.5);
  await gateway.control('funds', { amount: fundsPaise });
  const world = await database.use(async (open) => {
    await migrate(open);
    return addWorld(open.db, gateway, buyers);
  });
  const site = createSite(resources, database, gateway.env);
  await site.start();

  const planned = world.buyers.map((buyer, index) => ({ buyer, plan: planFor(randomFrom(`${seed}/${index}`)) }));
  const expected = planned.reduce((sum, { plan }) => sum + requestsOf(plan), 0);
  const kills = site.planKills(expected, random);
  const tally = { requests: 0, kills: 0, 'cut off': 0, '5xx': 0, '4xx': 0 };
  const send = createSender({ server: site.api, kills, tally });
  const perRound = Math.ceil(planned.length / rounds);

  for (let round = 0; round < rounds; round += 1) {
    const [from, to] = [round * perRound, (round + 1) * perRound];
    const people = { buying: planned.slice(from, to), owners: planned.slice(0, to) };
    await playRound({ gateway, send, random, ...world }, { isFirst: round === 0, ...people });
    await kills.settled();
    if (round === rounds - 1) break;
    await site.stop();
    await database.use((opened) => letDaysPass(opened, planned.length));
    await site.start();
  }

  const captured = await gateway.captured();
  const reconciled = await reconcile(site, database, {
    captured,
    endPayouts: async () => {
      await endPayouts(gateway, random);
      await gateway.control('settlements');
    },
  });
  const [payouts, events] = [await payoutsAtGateway(gateway), await gateway.captured()];
  const { balance } = await gateway.control<{ balance: number }>('payouts');
  const found = await database.use(async ({ db }) => ({
    ...(await findings(db, events)),
    ...(await ledgerFindings(db, { captured: events, payees: world.payees, paid: paidTo(payouts) })),
    ...(await payoutFindings(db, { payouts, balancePaise: balance })),
  }));
  tally.kills = site.kills().reduce((sum, count) => sum + count, 0);
  const seconds = Math.round((performance.now() - start) / 1_000);
  const returned = events.filter(({ refundedPaise }) => refundedPaise > 0).length;
  const figures: Record<string, number> = {
    payments: events.length,
    refunds: returned,
    payouts: payouts.length,
    ...tally,
    reconciled,
    ...found,
    seconds,
  };
  return {
    figures,
    hasEnoughKills: site.hasEnoughKills(),
    /** The number of differences between our tables and the gateway. */
    wrong: countOf(found),
  };
}
