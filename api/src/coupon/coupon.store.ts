import type { CouponQuery } from '@vidya/contracts/calls/coupon';
import type { CouponSort, CouponState } from '@vidya/contracts/texts/choices';
import { and, asc, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import { countOf, type Db, firstOf, hasRow, rowCount } from '../database/database.ts';
import { finalPrice, highestPrice } from '../database/past-prices.ts';
import { courses } from '../database/tables/schema-courses.ts';
import { coupons } from '../database/tables/schema-sales.ts';
import { givesAway } from './port/price-with-coupon.ts';

type NewCoupon = typeof coupons.$inferInsert;
export type CouponChange = Partial<Pick<NewCoupon, 'maxUses' | 'expiresAt' | 'isPaused'>>;

/** What a coupon takes off, and of what. */
export type CouponWorth = Pick<typeof coupons.$inferSelect, 'percentOff' | 'rupeesOff' | 'courseId'>;

export interface CouponSearch extends CouponQuery {
  page: number;
  limit: number;
}

const uses = sql<number>`(select count(*)::int from coupon_uses u where u.coupon_id = ${coupons.id})`;
const held = sql<number>`(
  select count(*)::int from orders o
  where o.coupon_id = ${coupons.id} and o.status in ('created', 'attempted') and o.coupon_held_until > now())`;
/** True if an order with this coupon can still be paid, whether or not the order still holds a use. */
const isInOpenOrder = sql<boolean>`exists (
  select 1 from orders o where o.coupon_id = ${coupons.id} and o.status in ('created', 'attempted'))`;
const state = sql<CouponState>`case
  when ${coupons.isPaused} then 'paused'
  when ${coupons.expiresAt} < now() then 'expired'
  when ${uses} >= ${coupons.maxUses} then 'usedUp'
  else 'active' end`;

/** The sort columns. Without an end or a course a coupon has null there, which PostgreSQL sorts as the greatest. */
const sorted: Record<CouponSort, SQL[]> = {
  code: [sql`${coupons.code}`],
  off: [sql`${coupons.percentOff}`, sql`${coupons.rupeesOff}`],
  course: [sql`lower(${courses.title})`],
  used: [uses],
  ends: [sql`${coupons.expiresAt}`],
  state: [state],
};

/** A total order: time and id break ties. */
const orderOf = ({ sort, order }: CouponQuery): SQL[] => [
  ...(sort ? sorted[sort].map((one) => (order === 'desc' ? desc(one) : asc(one))) : []),
  desc(coupons.createdAt),
  desc(coupons.id),
];

const columns = { ...getTableColumns(coupons), courseTitle: courses.title, uses, held, isInOpenOrder, state };

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
    /** Returns one page in the requested order, and the total; `q` is part of a code or of a course's title. */
    async list(search: CouponSearch) {
      const where = matching(search);
      const total = await countOf(
        db.select(rowCount).from(coupons).leftJoin(courses, eq(courses.id, coupons.courseId)).where(where),
      );
      const page = await listed()
        .where(where)
        .orderBy(...orderOf(search))
        .limit(search.limit)
        .offset((search.page - 1) * search.limit);
      return { coupons: page, total };
    },
    find: (couponId: string) => firstOf(listed().where(eq(coupons.id, couponId))),
    /** In a transaction: locks the coupon until it ends. */
    lock: (couponId: string): Promise<boolean> =>
      hasRow(db.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, couponId)).for('update')),
    /** Whether a coupon can be for this course: it exists and is not archived. */
    hasCourse(courseId: string): Promise<boolean> {
      const isOffered = and(eq(courses.id, courseId), ne(courses.status, 'archived'));
      return hasRow(db.select({ id: courses.id }).from(courses).where(isOffered));
    },
    /** Returns null if the code is taken. */
    async add(coupon: NewCoupon): Promise<string | null> {
      const [row] = await db.insert(coupons).values(coupon).onConflictDoNothing().returning({ id: coupons.id });
      return row?.id ?? null;
    },
    /** Whether a course that the coupon fits would be free with it, or lose 90 % of its highest price of late. */
    givesAway({ courseId, ...off }: CouponWorth): Promise<boolean> {
      const fits = and(ne(courses.status, 'archived'), courseId ? eq(courses.id, courseId) : undefined);
      const isGivenAway = givesAway(finalPrice, { highest: highestPrice, off });
      return hasRow(db.select({ id: courses.id }).from(courses).where(and(fits, isGivenAway)).limit(1));
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

/** A coupon with its usage and state. */
export type ListedCoupon = NonNullable<Awaited<ReturnType<CouponStore['find']>>>;
