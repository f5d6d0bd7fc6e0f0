import type { CouponOff } from '@vidya/contracts/calls/coupon';
import { and, count, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { type Db, firstOf } from '../../database/database.ts';
import { coupons, couponUses, orders } from '../../database/tables/schema-sales.ts';

export type CouponRow = typeof coupons.$inferSelect;

interface CouponBuyer {
  couponId: string;
  /** Null for a visitor. */
  userId: string | null;
  courseId: string;
}

export const offOf = ({ percentOff, rupeesOff }: Pick<CouponRow, 'percentOff' | 'rupeesOff'>): CouponOff =>
  percentOff === null ? { kind: 'rupees', value: rupeesOff ?? 0 } : { kind: 'percent', value: percentOff };

/** An order that can still be paid and was opened or resumed a short time ago. */
const holdsCoupon = and(inArray(orders.status, ['created', 'attempted']), gt(orders.couponHeldUntil, sql`now()`));

const nobody = '00000000-0000-0000-0000-000000000000';

export function createCouponUseStore(db: Db) {
  return {
    findCoupon: (code: string): Promise<CouponRow | null> =>
      firstOf(db.select().from(coupons).where(eq(coupons.code, code))),
    /**
     * In a transaction: buyers check the coupon one after another. Not a full lock: applying a payment update references
     * the coupon while this transaction may wait for its order.
     */
    lockCoupon: (code: string): Promise<CouponRow | null> =>
      firstOf(db.select().from(coupons).where(eq(coupons.code, code)).for('no key update')),
    /** The state of a coupon for one buyer of one course. */
    async standingOf({ couponId, userId, courseId }: CouponBuyer) {
      const me = userId ?? nobody;
      const isUse = eq(couponUses.couponId, couponId);
      const isOwnUse = and(isUse, eq(couponUses.userId, me));
      const holds = and(eq(orders.couponId, couponId), holdsCoupon);
      const isOthers = and(holds, ne(orders.userId, me));
      const isOwnElsewhere = and(holds, eq(orders.userId, me), ne(orders.courseId, courseId));
      const uses = db.select({ n: count() }).from(couponUses).where(isUse);
      const mine = db.select({ one: sql`1` }).from(couponUses).where(isOwnUse);
      const others = db.select({ n: count() }).from(orders).where(isOthers);
      const elsewhere = db.select({ one: sql`1` }).from(orders).where(isOwnElsewhere);
      // One statement, so one snapshot: a concurrent payment counts either as held or as used, never as neither.
      const [row] = await db
        .select({
          /** Payments made with it. */
          uses: sql<number>`(${uses})::int`,
          /** Checkouts of other people that hold a use of it now. */
          heldByOthers: sql<number>`(${others})::int`,
          hasUsed: sql<boolean>`exists (${mine})`,
          /** The buyer's own checkout of another course holds it. */
          holdsElsewhere: sql<boolean>`exists (${elsewhere})`,
        })
        .from(sql`(select 1) as one_row`);
      return row!;
    },
    /** Counts a payment made with a coupon; a second call for the same payment changes nothing. */
    async addUse(use: { paymentId: string; couponId: string; userId: string; savedPaise: number }): Promise<void> {
      await db.insert(couponUses).values(use).onConflictDoNothing();
    },
  };
}

export type CouponUseStore = ReturnType<typeof createCouponUseStore>;
export type CouponStanding = Awaited<ReturnType<CouponUseStore['standingOf']>>;
