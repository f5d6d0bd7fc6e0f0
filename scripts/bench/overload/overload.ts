import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { createApi } from '../harness/api.ts';
import { reserveCore } from '../harness/cores.ts';
import type { OwnDatabase } from '../harness/database.ts';
import { percentile, whatMissed } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { inPlace, type Place } from '../harness/place.ts';
import { startGateway } from '../money/gateway.ts';
import type { CrowdResult } from './crowd.ts';
import { addWorld, type Payer, type Proof, pay, requestsOf, startCrowd, verify } from './world.ts';

const times = 5;
const verifyEveryMs = 100;
const normalMs = 200;
const targets = { goodput: 0.7, paymentMs: 1_000, refusedMs: 100, normalSeconds: 10 };

// Few connections, since the database has the same cores as the server here.
const shedding = { REQUESTS_PER_MINUTE: '1000000', CATALOGUE_CACHE_MS: '0', DATABASE_POOL: '4' };
const without = { ...shedding, SHED_REQUESTS: '0', SHED_LOOP_MS: '0', SHED_POOL_WAITS: '0' };

/** Verifies one payment after the other at a steady pace; what takes long holds up no other. */
async function verifyAll(address: string, proofs: Proof[]): Promise<(number | null)[]> {
  const sent: Promise<number | null>[] = [];
  for (const proof of proofs) {
    sent.push(verify(address, proof));
    await pause(verifyEveryMs);
  }
  return Promise.all(sent);
}

/** Seconds until a page of the catalogue comes in time twenty times in a row. */
async function secondsToNormal(address: string, path: string): Promise<number> {
  const begun = performance.now();
  let streak = 0;
  while (streak < 20) {
    const asked = performance.now();
    const response = await fetch(address + path);
    await response.arrayBuffer();
    streak = response.ok && performance.now() - asked < normalMs ? streak + 1 : 0;
    await pause(25);
  }
  // The streak itself takes a moment.
  return (performance.now() - begun) / 1_000;
}

/** Whoever takes times must not wait for PostgreSQL's turn, nor the server for others'. Where that is not allowed, figures suffer. */
function prefer(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_HIGH);
  } catch (error) {
    console.warn('  All run at the usual priority:', (error as Error).message);
  }
}

interface Scene {
  place: Place;
  database: OwnDatabase;
  payers: Payer[];
  seconds: number;
  /** Of the crowd that sends too much. */
  connections: number;
  /** Gives the process of this id a core. */
  separate: (pid: number) => void;
  env: Record<string, string>;
}

async function measure({ place, database, payers, seconds, connections, separate, env }: Scene) {
  const gateway = await startGateway(place, false);
  const server = createApi(place, database, { ...env, ...gateway.env });
  await server.start();
  const address = await server.address();
  separate(await server.pid());
  prefer(await server.pid());
  const proofs = await pay(address, payers, gateway);
  const { send, pid } = startCrowd(place);
  prefer(pid);
  const requests = requestsOf(payers);
  await send({ address, requests, connections: 8, seconds: 3 });
  const best = await send({ address, requests, connections: 16, seconds });
  const rate = Math.round(best.goodput * times);
  const [crowd, verified] = await Promise.all([
    send({ address, requests, connections, seconds, rate }),
    verifyAll(address, proofs),
  ]);
  const normal = await secondsToNormal(address, requests[0]!.path);
  await server.stop();
  return { best, crowd, verified, normal };
}

function report(name: string, { goodput, sent, goodP99Ms, refused, refusedP99Ms, failed }: CrowdResult): void {
  const figures = [
    `${sent.toFixed(0)} requests a second`,
    `${goodput.toFixed(0)} good, p99 ${goodP99Ms.toFixed(0)} ms`,
    `${refused} refused, p99 ${refusedP99Ms.toFixed(0)} ms`,
    `${failed} failed`,
  ];
  console.info(`  ${name}: ${figures.join(' · ')}`);
}

function judge({ best, crowd, verified, normal }: Awaited<ReturnType<typeof measure>>): string[] {
  const share = crowd.goodput / best.goodput;
  const paid = verified.filter((ms) => ms !== null);
  const paymentMs = paid.length > 0 ? percentile(paid, 0.99) : Number.POSITIVE_INFINITY;
  report('filled', best);
  report(`${times} times that`, crowd);
  console.info(
    `  goodput ${(100 * share).toFixed(0)} % · ${paid.length} of ${verified.length} payments verified, p99 ${paymentMs.toFixed(0)} ms · normal after ${normal.toFixed(1)} s`,
  );
  return whatMissed([
    [
      share < targets.goodput,
      `goodput ${(100 * share).toFixed(0)} % of the best (at least ${100 * targets.goodput} %)`,
    ],
    [paid.length < verified.length, `${verified.length - paid.length} payments were refused`],
    [paymentMs > targets.paymentMs, `payments ${paymentMs.toFixed(0)} ms at p99 (at most ${targets.paymentMs})`],
    [
      crowd.refusedP99Ms > targets.refusedMs,
      `refusals ${crowd.refusedP99Ms.toFixed(0)} ms at p99 (at most ${targets.refusedMs})`,
    ],
    [normal > targets.normalSeconds, `normal after ${normal.toFixed(1)} s (at most ${targets.normalSeconds})`],
  ]);
}

/**
 * Sends one API server five times what fills it, once as it is and, for comparison, once without shedding, while people
 * pay. `--seconds 15 --connections 500`.
 */
export function overload(args: string[]): Promise<string[]> {
  const { seconds, connections } = readOptions(args, { seconds: 15, connections: 500 });
  const people = Math.floor((seconds * 1_000) / verifyEveryMs);
  // Before PostgreSQL and the crowd start.
  const separate = reserveCore();
  const run = (place: Place, env: Record<string, string>) =>
    place.withDatabase(async (database) => {
      const payers = await addWorld(database, people);
      return judge(await measure({ place, database, payers, seconds, connections, separate, env }));
    });
  return inPlace(async (place) => {
    // Only now: PostgreSQL would have inherited it.
    prefer(process.pid);
    console.info('With shedding:');
    const missed = await run(place, shedding);
    console.info('Without, for comparison:');
    const control = await run(place, without);
    console.info(control.length > 0 ? `  which misses: ${control.join(', ')}` : '  which misses nothing');
    return missed;
  });
}
