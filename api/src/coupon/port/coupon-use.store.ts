import type { CouponOff } from '@vidya/contracts/calls/coupon';
import { and, count, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { type Db, firstOf } from '../../database/database.ts';
import { coupons, couponUses, orders } from '../../database/schema-sales.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** The state of a coupon for one buyer of one course. */
export interface CouponStanding {
  /** Payments made with it. */
  uses: number;
  /** Checkouts of other people that hold a use of it now. */
  heldByOthers: number;
  hasUsed: boolean;
  /** The buyer's own checkout of another course holds it. */
  holdsElsewhere: boolean;
}

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

export function createCouponUseStore(db: Db) {
  return {
    findCoupon: (code: string): Promise<CouponRow | null> =>
      firstOf(db.select().from(coupons).where(eq(coupons.code, code))),
    /** In a transaction: buyers check the coupon one after another. */
    // Not a full lock: applying a payment update references the coupon while this transaction may wait for its order.
    lockCoupon: (code: string): Promise<CouponRow | null> =>
      firstOf(db.select().from(coupons).where(eq(coupons.code, code)).for('no key update')),
    async standingOf({ couponId, userId, courseId }: CouponBuyer): Promise<CouponStanding> {
      const nobody = '00000000-0000-0000-0000-000000000000';
      const me = userId ?? nobody;
      const uses = db.select({ n: count() }).from(couponUses).where(eq(couponUses.couponId, couponId));
      const mine = db
        .select({ one: sql`1` })
        .from(couponUses)
        .where(and(eq(couponUses.couponId, couponId), eq(couponUses.userId, me)));
      const held = and(eq(orders.couponId, couponId), holdsCoupon);
      const others = db
        .select({ n: count() })
        .from(orders)
        .where(and(held, ne(orders.userId, me)));
      const elsewhere = db
        .select({ one: sql`1` })
        .from(orders)
        .where(and(held, eq(orders.userId, me), ne(orders.courseId, courseId)));
      // One statement, so one snapshot: a payment applied meanwhile counts either as held or as used, never as neither.
      const [row] = await db
        .select({
          uses: sql<number>`(${uses})::int`,
          heldByOthers: sql<number>`(${others})::int`,
          hasUsed: sql<boolean>`exists (${mine})`,
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
