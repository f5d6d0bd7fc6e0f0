import { finalPrice, isGivenAway } from '@vidya/contracts/rules/buying/price';
import { givesAwayWithCoupon } from '../../coupon/port/price-with-coupon.ts';
import type { Db } from '../../database/database.ts';
import { createPastPrices } from '../../database/past-prices.ts';
import type { Caller } from '../../http/access/session.ts';
import { requireReauthentication } from '../../policy/may.ts';
import type { StoredCourse } from './authoring.store.ts';

interface LowerPrice {
  course: StoredCourse;
  next: Parameters<typeof finalPrice>[0];
  caller: Caller;
}

/**
 * Before a price goes down, in the transaction that locked the course. A cut that gives the course away takes a proof,
 * in several steps too, and with a coupon that is active; later cuts are compared with the price that was proved.
 */
export async function lowerPrice(tx: Db, { course, next, caller }: LowerPrice): Promise<void> {
  const courseId = course.id;
  const [before, after] = [finalPrice(course), finalPrice(next)];
  if (after >= before) return;
  const past = createPastPrices(tx);
  // Also while it is unpublished: it would be published with that price. A draft has no price yet, unless it is a copy.
  if (course.status === 'draft' && !(await past.has(courseId))) return;
  const highest = await past.highest(courseId);
  const cut = { courseId, before, after, highest };
  if (!isGivenAway(highest, after) && !(await givesAwayWithCoupon(tx, cut))) return past.add(courseId, before);
  requireReauthentication('course.giveAway', caller);
  await past.clear(courseId);
}
