import type { CouponSort, CouponState } from '@vidya/contracts/calls/coupon';
import type { SortOrder } from '@vidya/contracts/rules/sorting';
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { courses } from '../database/schema-courses.ts';
import { coupons } from '../database/schema-sales.ts';
import type { CouponRow } from './port/coupon-use.store.ts';

export type NewCoupon = typeof coupons.$inferInsert;
export type CouponChange = Partial<Pick<NewCoupon, 'maxUses' | 'expiresAt' | 'isPaused'>>;

/** A coupon with what has become of it. */
export interface ListedCoupon extends CouponRow {
  courseTitle: string | null;
  uses: number;
  held: number;
  /** Whether an order that has it may still be paid, held or not. */
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

export interface CouponStore {
  /** As the search sorts, and how many there are in all. */
  list(search: CouponSearch): Promise<{ coupons: ListedCoupon[]; total: number }>;
  find(couponId: string): Promise<ListedCoupon | null>;
  /** In a transaction: nobody uses, changes or deletes it until it ends. */
  lock(couponId: string): Promise<boolean>;
  /** Whether it can be a coupon's course: it is there and not taken down. */
  hasCourse(courseId: string): Promise<boolean>;
  /** Null when the code is taken. */
  add(coupon: NewCoupon): Promise<string | null>;
  change(couponId: string, change: CouponChange): Promise<void>;
  remove(couponId: string): Promise<void>;
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

/** What is compared. No end and no course are null, which the database takes for more than anything. */
const sorted: Record<CouponSort, SQL[]> = {
  code: [sql`${coupons.code}`],
  off: [sql`${coupons.percentOff}`, sql`${coupons.rupeesOff}`],
  course: [sql`lower(${courses.title})`],
  used: [uses],
  ends: [sql`${coupons.expiresAt}`],
  state: [state],
};

/** Never two coupons in one place: time and id decide. */
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

export function createCouponStore(db: Db): CouponStore {
  const listed = () => db.select(columns).from(coupons).leftJoin(courses, eq(courses.id, coupons.courseId));
  return {
    async list(search) {
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
    async find(couponId) {
      const [row] = await listed().where(eq(coupons.id, couponId));
      return row ?? null;
    },
    async lock(couponId) {
      const found = await db.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, couponId)).for('update');
      return found.length > 0;
    },
    async hasCourse(courseId) {
      const found = await db
        .select({ id: courses.id })
        .from(courses)
        .where(and(eq(courses.id, courseId), ne(courses.status, 'archived')));
      return found.length > 0;
    },
    async add(coupon) {
      const [row] = await db.insert(coupons).values(coupon).onConflictDoNothing().returning({ id: coupons.id });
      return row?.id ?? null;
    },
    async change(couponId, change) {
      await db.update(coupons).set(change).where(eq(coupons.id, couponId));
    },
    async remove(couponId) {
      await db.delete(coupons).where(eq(coupons.id, couponId));
    },
  };
}
