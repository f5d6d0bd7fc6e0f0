import type { CouponOff } from '@vidya/contracts/calls/coupon';
import { and, count, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { coupons, couponUses, orders } from '../../database/schema-sales.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** How a coupon stands for one buyer of one course. */
export interface CouponStanding {
  /** Payments made with it. */
  uses: number;
  /** Checkouts of other people that hold a use of it now. */
  heldByOthers: number;
  hasUsed: boolean;
  /** The buyer's own checkout of another course holds it. */
  holdsElsewhere: boolean;
}

export interface CouponBuyer {
  couponId: string;
  /** Null: a visitor. */
  userId: string | null;
  courseId: string;
}

export interface CouponUseStore {
  findCoupon(code: string): Promise<CouponRow | null>;
  /** In a transaction: one buyer after another asks how it stands. */
  lockCoupon(code: string): Promise<CouponRow | null>;
  standingOf(buyer: CouponBuyer): Promise<CouponStanding>;
  /** Counts a payment made with a coupon; telling it again changes nothing. */
  addUse(use: { paymentId: string; couponId: string; userId: string; savedPaise: number }): Promise<void>;
}

export const offOf = ({ percentOff, rupeesOff }: Pick<CouponRow, 'percentOff' | 'rupeesOff'>): CouponOff =>
  percentOff === null ? { kind: 'rupees', value: rupeesOff ?? 0 } : { kind: 'percent', value: percentOff };

/** An order that still may be paid and was opened, or taken up again, a little while ago. */
export const holdsCoupon = and(
  inArray(orders.status, ['created', 'attempted']),
  gt(orders.couponHeldUntil, sql`now()`),
);

export function createCouponUseStore(db: Db): CouponUseStore {
  return {
    async findCoupon(code) {
      const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
      return row ?? null;
    },
    async lockCoupon(code) {
      // Not a full lock: a payment that is being taken in refers to the coupon while we may wait for its order.
      const [row] = await db.select().from(coupons).where(eq(coupons.code, code)).for('no key update');
      return row ?? null;
    },
    async standingOf({ couponId, userId, courseId }) {
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
      // One statement, one moment: a payment that is taken in meanwhile is held before it or used after it, never neither.
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
    async addUse(use) {
      await db.insert(couponUses).values(use).onConflictDoNothing();
    },
  };
}
