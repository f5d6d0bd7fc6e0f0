import { and, eq, gt, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { type Db, hasRow } from '../../database/database.ts';
import { coupons } from '../../database/tables/schema-sales.ts';

type Off = Record<'percentOff' | 'rupeesOff', unknown>;

/** Like `couponPrice` of the contracts. */
const priceWith = (price: SQL, { percentOff, rupeesOff }: Off): SQL => sql`(case when ${percentOff}::int is null
  then greatest(0, ${price} - ${rupeesOff}::int) else ${price} * (100 - ${percentOff}::int) / 100 end)`;

/** Whether a price goes down to nothing with the coupon, or by 90 % and more from `highest`: `isGivenAway` of the contracts. */
export const givesAway = (price: SQL, { highest, off }: { highest: SQL; off: Off }): SQL =>
  sql`(${price} > 0 and ${priceWith(price, off)} * 10 <= ${highest})`;

const uses = sql`(select count(*) from coupon_uses where coupon_uses.coupon_id = ${coupons.id})`;
const isActive = and(
  eq(coupons.isPaused, false),
  or(isNull(coupons.expiresAt), gt(coupons.expiresAt, sql`now()`)),
  sql`(${coupons.maxUses} is null or ${coupons.maxUses} > ${uses})`,
);

/** A price in rupees that goes down, and the highest one of the last weeks. */
export interface PriceCut {
  courseId: string;
  before: number;
  after: number;
  highest: number;
}

/** Whether a coupon that is active gives the course away after the cut, and did not before. */
export function givesAwayWithCoupon(db: Db, { courseId, before, after, highest }: PriceCut): Promise<boolean> {
  const at = (price: number): SQL => givesAway(sql`${price}::int`, { highest: sql`${highest}::int`, off: coupons });
  const fits = or(isNull(coupons.courseId), eq(coupons.courseId, courseId));
  return hasRow(
    db
      .select({ id: coupons.id })
      .from(coupons)
      .where(and(isActive, fits, at(after), not(at(before))))
      .limit(1),
  );
}
