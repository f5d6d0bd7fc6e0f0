import { fork } from 'node:child_process';
import { once } from 'node:events';
import { API_BASE, callAddress } from '@vidya/contracts/calls/call';
import { createOrder, type Order, verifyOrder } from '@vidya/contracts/calls/payment';
import { addCourse } from '../../../api/src/testing/samples.ts';
import { addPerson } from '../harness/api.ts';
import type { OwnDatabase } from '../harness/database.ts';
import type { Place } from '../harness/place.ts';
import { fill } from '../load/catalog-fill.ts';
import type { Gateway } from '../money/gateway.ts';
import type { CrowdOrder, CrowdRequest, CrowdResult } from './crowd.ts';

const courses = 5_000;

/** Somebody signed in, with the course that they buy. */
export interface Payer {
  headers: Record<string, string>;
  courseId: string;
}

/** Fills the catalogue and adds people who buy. */
export const addWorld = (database: OwnDatabase, people: number): Promise<Payer[]> =>
  database.use(async (open) => {
    await fill(open, courses);
    const { userId: instructorId } = await addPerson(open.db, 'INSTRUCTOR');
    const { id: courseId } = await addCourse(open.db, { instructorId, price: 499 });
    const payers: Payer[] = [];
    for (let number = 0; number < people; number += 1) {
      const { headers } = await addPerson(open.db, 'USER', number);
      payers.push({ courseId, headers: { ...headers, 'content-type': 'application/json' } });
    }
    return payers;
  });

const sorts = ['mostPopular', 'new', 'topRated'];

/** What people ask for: of four requests, three are for the catalogue and one is for what is their own. */
export function requestsOf(payers: Payer[]): CrowdRequest[] {
  const own = ['/user/auth/getProfile', '/course/subscribedCourses', '/payment/purchaseHistory'];
  return Array.from({ length: 200 }, (_, n) => {
    if (n % 4 === 3) return { path: API_BASE + own[n % own.length]!, headers: payers[n % payers.length]!.headers };
    const query = `sort=${sorts[n % sorts.length]}&page=${1 + (n % 40)}&limit=8&counts=true`;
    return { path: `${API_BASE}/course/?${query}`, headers: {} };
  });
}

/** A proof of payment that the API has not seen yet. */
export interface Proof {
  headers: Record<string, string>;
  body: string;
}

/** Each payer orders, and pays at the gateway. */
export async function pay(address: string, payers: Payer[], gateway: Gateway): Promise<Proof[]> {
  const proofs: Proof[] = [];
  for (const { headers, courseId } of payers) {
    const body = JSON.stringify({ courseId });
    const response = await fetch(address + callAddress(createOrder), { method: 'POST', headers, body });
    const { Data } = (await response.json()) as { Data: Order };
    const receipt = await gateway.pay(Data.id, { outcome: 'success', method: 'upi' });
    proofs.push({ headers, body: JSON.stringify({ ...receipt, courseId }) });
  }
  return proofs;
}

/** Verifies one payment; resolves with the time in ms, or null if it was refused. */
export async function verify(address: string, { headers, body }: Proof): Promise<number | null> {
  const begun = performance.now();
  const response = await fetch(address + callAddress(verifyOrder), { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.ok ? performance.now() - begun : null;
}

/** Starts the crowd's process, which is sent one order at a time. */
export function startCrowd(place: Place) {
  const child = fork(new URL('./crowd.ts', import.meta.url));
  place.later(async () => void child.kill());
  const send = async (order: CrowdOrder): Promise<CrowdResult> => {
    child.send(order);
    return ((await once(child, 'message')) as [CrowdResult])[0];
  };
  return { send, pid: child.pid! };
}
