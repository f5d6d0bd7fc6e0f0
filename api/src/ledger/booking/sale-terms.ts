import type { InstructorPart, Sale } from '@vidya/contracts/rules/ledger/split-sale';
import { asc, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { shareAgreements, type TaxKind, taxRates } from '../../database/tables/schema-ledger.ts';

type Agreement = Pick<
  typeof shareAgreements.$inferSelect,
  'instructorId' | 'platformRate' | 'couponBearer' | 'validFrom'
>;
type Dated = { validFrom: Date };

/** Rates and agreements with their dates, oldest first. */
export interface RateTable {
  agreements: Agreement[];
  taxes: Pick<typeof taxRates.$inferSelect, 'kind' | 'rate' | 'validFrom'>[];
}

/** Few rows: one for each rate that ever held. */
export const readRates = async (db: Db): Promise<RateTable> => ({
  agreements: await db.select().from(shareAgreements).orderBy(asc(shareAgreements.validFrom)),
  taxes: await db.select().from(taxRates).orderBy(asc(taxRates.validFrom)),
});

const validAt = <Row extends Dated>(rows: Row[], at: Date): Row | undefined =>
  rows.findLast(({ validFrom }) => validFrom <= at);

/** What holds for an instructor at that time: the agreement, else the share of everybody. */
export function agreementOf({ agreements }: RateTable, instructorId: string | null, at: Date) {
  const own = validAt(
    agreements.filter((row) => row.instructorId !== null && row.instructorId === instructorId),
    at,
  );
  const general = validAt(
    agreements.filter((row) => row.instructorId === null),
    at,
  );
  const { platformRate, couponBearer } =
    own?.platformRate == null ? (general ?? { platformRate: 0, couponBearer: 'maker' as const }) : own;
  return { platformRate: platformRate ?? 0, couponBearer };
}

/** In basis points; 0 before the first rate. */
export const taxRateAt = ({ taxes }: RateTable, kind: TaxKind, at: Date): number =>
  validAt(
    taxes.filter((row) => row.kind === kind),
    at,
  )?.rate ?? 0;

/** A captured payment with what its division depends on; ids of instructors are as they are now. */
export interface BookedPayment {
  id: string;
  amountPaise: number;
  refundedPaise: number;
  capturedAt: Date;
  refundedAt: Date | null;
  courseId: string | null;
  /** False: it is to be refunded. */
  boughtAccess: boolean;
  savedPaise: number;
  /** Of one who teaches this course: an administrator can become an instructor of others. */
  isCouponOfInstructor: boolean;
  gstRate: number;
  ownerId: string | null;
  /** Null: the owner earns all. */
  parts: { instructorId: string; percent: number }[] | null;
  /** Those who teach the course and have earnings, with whether the parts are for them, and whether they have tax numbers. */
  teachers: { id: string; hasPart: boolean; hasPan: boolean; hasGstin: boolean }[];
}

/** Reads payments for booking, by id; `gstRate` is for those without an invoice yet. */
export async function readPayments(db: Db, ids: readonly string[], gstRate: number): Promise<BookedPayment[]> {
  const rows = await rowsOf<
    Omit<BookedPayment, 'capturedAt' | 'refundedAt'> & Record<'capturedAt' | 'refundedAt', string | Date>
  >(
    db,
    sql`
    select p.id, p.amount_paise as "amountPaise", p.refunded_paise as "refundedPaise", p.captured_at as "capturedAt",
      case when p.refunded_paise > 0 then coalesce(p.refunded_at, p.updated_at) end as "refundedAt",
      p.course_id as "courseId", p.expires_at is not null as "boughtAccess",
      coalesce(o.coupon_saved_paise, 0) as "savedPaise",
      coalesce(maker.role = 'INSTRUCTOR' and (maker.id = c.instructor_id or exists (
        select 1 from course_instructors beside where beside.course_id = c.id and beside.user_id = maker.id)), false)
        as "isCouponOfInstructor",
      coalesce(i.gst_rate, ${gstRate}::int) as "gstRate", c.instructor_id as "ownerId",
      divided.parts,
      coalesce((select json_agg(json_build_object('id', teacher.id, 'hasPart', coalesce(teacher.since <= divided.valid_from, false),
          'hasPan', t.pan is not null, 'hasGstin', t.gstin is not null))
        from (select c.instructor_id as id, '-infinity'::timestamptz as since where c.instructor_id is not null
          union select user_id, since from course_instructors where course_id = c.id) as teacher
        left join tax_ids t on t.user_id = teacher.id), '[]') as teachers
    from payments p
    left join orders o on o.id = p.order_id
    left join coupons used on used.id = o.coupon_id
    left join users maker on maker.id = used.created_by
    left join invoices i on i.payment_id = p.id
    left join courses c on c.id = p.course_id
    left join lateral (select parts, valid_from from course_parts where course_id = p.course_id and valid_from <= p.captured_at
      order by valid_from desc limit 1) divided on true
    where p.id = any(${sql.param(ids)}::uuid[])
    order by p.captured_at, p.id`,
  );
  return rows.map((row) => ({
    ...row,
    capturedAt: new Date(row.capturedAt),
    refundedAt: row.refundedAt ? new Date(row.refundedAt) : null,
  }));
}

/** The parts of who no longer teaches the course, or does so again since, fall to its owner. */
function partsOf({ parts, ownerId, teachers }: BookedPayment): { instructorId: string | null; percent: number }[] {
  const having = new Set(teachers.filter(({ hasPart }) => hasPart).map(({ id }) => id));
  const others = (parts ?? []).filter(({ instructorId }) => instructorId !== ownerId && having.has(instructorId));
  const given = others.reduce((sum, { percent }) => sum + percent, 0);
  return [{ instructorId: ownerId, percent: 100 - given }, ...others].filter(({ percent }) => percent > 0);
}

/** The terms of a sale by the dates of its capture. Parts, agreement and tax follow what the owner agreed to. */
export function saleOf(payment: BookedPayment, rates: RateTable): Sale {
  const { capturedAt: at, ownerId } = payment;
  const { platformRate, couponBearer } = agreementOf(rates, ownerId, at);
  const byMaker = payment.isCouponOfInstructor ? 'instructor' : 'platform';
  const teachers = new Map(payment.teachers.map((teacher) => [teacher.id, teacher]));
  const parts = partsOf(payment).map(({ instructorId, percent }): InstructorPart => {
    const teacher = teachers.get(instructorId ?? '');
    return {
      instructorId,
      percent,
      tdsRate: teacher ? taxRateAt(rates, teacher.hasPan ? 'tds' : 'tdsNoPan', at) : 0,
      tcsRate: teacher?.hasGstin ? taxRateAt(rates, 'tcs', at) : 0,
    };
  });
  return {
    paidPaise: payment.amountPaise,
    savedPaise: payment.savedPaise,
    gstRate: payment.gstRate,
    platformRate,
    couponBearer: couponBearer === 'maker' ? byMaker : couponBearer,
    parts,
  };
}
