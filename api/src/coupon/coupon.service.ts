import type { AuditDetails } from '@vidya/contracts/calls/audit';
import type { Coupon, CouponForm } from '@vidya/contracts/calls/coupon';
import { givesAwayAll } from '@vidya/contracts/rules/buying/coupon-price';
import { couponLimitProblems, couponProblems, endOfDay } from '@vidya/contracts/rules/buying/coupon-validation';
import { couponOffText } from '@vidya/contracts/texts/labels';
import { texts } from '@vidya/contracts/texts/texts';
import { addAuditEntry } from '../audit/port/audit.store.ts';
import { type Db, pick } from '../database/database.ts';
import type { Caller } from '../http/access/session.ts';
import { conflict, notFound, refuse } from '../http/errors.ts';
import { requireReauthentication } from '../policy/may.ts';
import {
  type CouponChange,
  type CouponSearch,
  type CouponStore,
  type CouponWorth,
  createCouponStore,
  type ListedCoupon,
} from './coupon.store.ts';
import { offOf } from './port/coupon-use.store.ts';

const say = texts.coupon;

/** Omitted fields stay unchanged. */
interface Change {
  maxUses?: number | null;
  expiresOn?: string;
  isPaused?: boolean;
}

const isDeletable = ({ uses, isInOpenOrder }: ListedCoupon): boolean => uses === 0 && !isInOpenOrder;

const viewOf = (row: ListedCoupon): Coupon => ({
  _id: row.id,
  ...pick(row, 'code', 'maxUses', 'uses', 'held', 'isPaused', 'state'),
  off: offOf(row),
  course: row.courseId ? { _id: row.courseId, topic: row.courseTitle ?? '' } : null,
  isDeletable: isDeletable(row),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

const limitsOf = ({ maxUses, expiresOn, isPaused }: Change): CouponChange => ({
  ...(maxUses !== undefined && { maxUses }),
  ...(expiresOn !== undefined && { expiresAt: endOfDay(expiresOn) }),
  ...(isPaused !== undefined && { isPaused }),
});

const given = (change: Change): AuditDetails =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** Every change writes its audit entry in the same transaction. */
export function createCouponService(db: Db) {
  const write = <T>(work: (store: CouponStore, tx: Db) => Promise<T>): Promise<T> =>
    db.transaction((tx) => work(createCouponStore(tx), tx));

  const locked = async (store: CouponStore, couponId: string): Promise<ListedCoupon> => {
    const found = (await store.lock(couponId)) ? await store.find(couponId) : null;
    if (!found) throw notFound(say.missing);
    return found;
  };

  const requireProof = async (store: CouponStore, worth: CouponWorth, caller: Caller): Promise<void> => {
    if (givesAwayAll(offOf(worth)) || (await store.givesAway(worth)))
      requireReauthentication('coupon.giveAway', caller);
  };

  const about = (caller: Caller, id: string) => ({ actorId: caller.id, subject: { kind: 'coupon' as const, id } });

  return {
    async listCoupons(search: CouponSearch) {
      const { coupons, total } = await createCouponStore(db).list(search);
      return { data: coupons.map(viewOf), total };
    },
    async createCoupon(form: CouponForm, caller: Caller): Promise<Coupon> {
      refuse(couponProblems(form, new Date()));
      const { code, off, courseId, maxUses, expiresOn } = form;
      const worth = {
        percentOff: off.kind === 'percent' ? off.value : null,
        rupeesOff: off.kind === 'rupees' ? off.value : null,
      };
      return write(async (store, tx) => {
        if (courseId && !(await store.hasCourse(courseId))) throw notFound(texts.course.detailsFailed);
        await requireProof(store, { ...worth, courseId }, caller);
        const id = await store.add({
          code,
          ...worth,
          courseId,
          maxUses,
          expiresAt: endOfDay(expiresOn),
          createdBy: caller.id,
        });
        if (!id) throw conflict(say.codeTaken);
        const details = { code, off: couponOffText(off), courseId, maxUses, expiresOn };
        await addAuditEntry(tx, { ...about(caller, id), action: 'coupon.created', details });
        return viewOf(await locked(store, id));
      });
    },
    updateCoupon: (couponId: string, change: Change, caller: Caller): Promise<Coupon> =>
      write(async (store, tx) => {
        const coupon = await locked(store, couponId);
        await requireProof(store, coupon, caller);
        refuse(couponLimitProblems(given(change), { now: new Date(), uses: coupon.uses }));
        const limits = limitsOf(change);
        if (Object.keys(limits).length > 0) {
          await store.change(couponId, limits);
          const details = { code: coupon.code, ...given(change) };
          await addAuditEntry(tx, { ...about(caller, couponId), action: 'coupon.changed', details });
        }
        return viewOf(await locked(store, couponId));
      }),
    /** Deletes a coupon only if it is unused and no open order has it. */
    deleteCoupon: (couponId: string, caller: Caller): Promise<void> =>
      write(async (store, tx) => {
        const coupon = await locked(store, couponId);
        if (!isDeletable(coupon)) throw conflict(say.used);
        await store.remove(couponId);
        const details = { code: coupon.code, off: couponOffText(offOf(coupon)) };
        await addAuditEntry(tx, { ...about(caller, couponId), action: 'coupon.deleted', details });
      }),
  };
}

export type CouponService = ReturnType<typeof createCouponService>;
