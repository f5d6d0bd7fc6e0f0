import type { CouponSort, CouponState } from '@vidya/contracts/calls/coupon';
import type { SortOrder } from '@vidya/contracts/rules/sorting';
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { courses } from '../database/schema-courses.ts';
import { coupons } from '../database/schema-sales.ts';
import type { CouponRow } from './port/coupon-use.store.ts';

type NewCoupon = typeof coupons.$inferInsert;
export type CouponChange = Partial<Pick<NewCoupon, 'maxUses' | 'expiresAt' | 'isPaused'>>;

/** A coupon with its usage and state. */
export interface ListedCoupon extends CouponRow {
  courseTitle: string | null;
  uses: number;
  held: number;
  /** True if an order with this coupon can still be paid, whether or not the order still holds a use. */
  isInOpenOrder: boolean;
  state: CouponState;
}

export interface CouponSearch extends CouponOrder {
  /** Part of a code or of a course's title. */
  q?: string | undefined;
  state?: CouponState | undefined;
  page: number;
  limit: number;
}

const uses = sql<number>`(select count(*)::int from coupon_uses u where u.coupon_id = ${coupons.id})`;
const held = sql<number>`(
  select count(*)::int from orders o
  where o.coupon_id = ${coupons.id} and o.status in ('created', 'attempted') and o.coupon_held_until > now())`;
const isInOpenOrder = sql<boolean>`exists (
  select 1 from orders o where o.coupon_id = ${coupons.id} and o.status in ('created', 'attempted'))`;
const state = sql<CouponState>`case
  when ${coupons.isPaused} then 'paused'
  when ${coupons.expiresAt} < now() then 'expired'
  when ${uses} >= ${coupons.maxUses} then 'usedUp'
  else 'active' end`;

interface CouponOrder {
  sort?: CouponSort | undefined;
  order?: SortOrder | undefined;
}

/**
 * The sort columns. A coupon without an end or a course has null there, which PostgreSQL sorts as the greatest value.
 */
const sorted: Record<CouponSort, SQL[]> = {
  code: [sql`${coupons.code}`],
  off: [sql`${coupons.percentOff}`, sql`${coupons.rupeesOff}`],
  course: [sql`lower(${courses.title})`],
  used: [uses],
  ends: [sql`${coupons.expiresAt}`],
  state: [state],
};

/** A total order: time and id break ties. */
const orderOf = ({ sort, order }: CouponOrder): SQL[] => [
  ...(sort ? sorted[sort].map((one) => (order === 'desc' ? desc(one) : asc(one))) : []),
  desc(coupons.createdAt),
  desc(coupons.id),
];

const columns = {
  id: coupons.id,
  code: coupons.code,
  percentOff: coupons.percentOff,
  rupeesOff: coupons.rupeesOff,
  courseId: coupons.courseId,
  maxUses: coupons.maxUses,
  expiresAt: coupons.expiresAt,
  isPaused: coupons.isPaused,
  createdBy: coupons.createdBy,
  createdAt: coupons.createdAt,
  updatedAt: coupons.updatedAt,
  courseTitle: courses.title,
  uses,
  held,
  isInOpenOrder,
  state,
};

const matching = ({ q, state: wanted }: CouponSearch): SQL | undefined =>
  and(
    q
      ? sql`(position(upper(${q}) in ${coupons.code}) > 0 or position(lower(${q}) in lower(${courses.title})) > 0)`
      : undefined,
    wanted && sql`${state} = ${wanted}`,
  );

export function createCouponStore(db: Db) {
  const listed = () => db.select(columns).from(coupons).leftJoin(courses, eq(courses.id, coupons.courseId));
  return {
    /** Returns one page in the requested order, and the total. */
    async list(search: CouponSearch) {
      const where = matching(search);
      const [counted] = await db
        .select({ total: sql<number>`count(*)::int` })
        .from(coupons)
        .leftJoin(courses, eq(courses.id, coupons.courseId))
        .where(where);
      const page = await listed()
        .where(where)
        .orderBy(...orderOf(search))
        .limit(search.limit)
        .offset((search.page - 1) * search.limit);
      return { coupons: page, total: counted?.total ?? 0 };
    },
    async find(couponId: string): Promise<ListedCoupon | null> {
      const [row] = await listed().where(eq(coupons.id, couponId));
      return row ?? null;
    },
    /** In a transaction: locks the coupon until it ends. */
    async lock(couponId: string): Promise<boolean> {
      const found = await db.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, couponId)).for('update');
      return found.length > 0;
    },
    /** Whether a coupon can be for this course: it exists and is not archived. */
    async hasCourse(courseId: string): Promise<boolean> {
      const found = await db
        .select({ id: courses.id })
        .from(courses)
        .where(and(eq(courses.id, courseId), ne(courses.status, 'archived')));
      return found.length > 0;
    },
    /** Returns null if the code is taken. */
    async add(coupon: NewCoupon): Promise<string | null> {
      const [row] = await db.insert(coupons).values(coupon).onConflictDoNothing().returning({ id: coupons.id });
      return row?.id ?? null;
    },
    async change(couponId: string, change: CouponChange): Promise<void> {
      await db.update(coupons).set(change).where(eq(coupons.id, couponId));
    },
    async remove(couponId: string): Promise<void> {
      await db.delete(coupons).where(eq(coupons.id, couponId));
    },
  };
}

export type CouponStore = ReturnType<typeof createCouponStore>;
