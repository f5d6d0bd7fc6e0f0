import type { Rates, ShareAgreement, TaxRate } from '@vidya/contracts/calls/ledger/money';
import { moneyTexts as say } from '@vidya/contracts/rules/ledger/money-texts';
import { agreementProblems, taxRateProblems } from '@vidya/contracts/rules/ledger/rate-rules';
import { dayInIndia } from '@vidya/contracts/texts/format';
import { type SQL, sql } from 'drizzle-orm';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import { type Db, rowsOf } from '../../database/database.ts';
import { shareAgreements, taxRates } from '../../database/tables/schema-ledger.ts';
import { badRequest, refuse } from '../../http/errors.ts';
import { startOfDay } from './indian-periods.ts';

type Dated<Row> = Omit<Row, 'validFrom'> & { validFrom: string | Date };
const datedOf = <Row extends { validFrom: string | Date }>(row: Row) => ({
  ...row,
  validFrom: new Date(row.validFrom).toISOString(),
});

/** The newest of those that began, of each `group`. */
const isCurrent = (group: SQL): SQL => sql`r.valid_from = max(r.valid_from) filter (where r.valid_from <= now())
  over (partition by ${group})`;
const setBy = sql`coalesce(maker.full_name, '') as "setBy"`;
const ofMaker = sql`left join users maker on maker.id = r.created_by`;

const today = (): string => dayInIndia(Date.now());
/** From now on, or from the beginning of a later day. */
const beginning = (day: string): SQL => (day === today() ? sql`clock_timestamp()` : startOfDay(day));

export interface AgreementForm {
  instructorId: string | null;
  platformRate: number | null;
  couponBearer: ShareAgreement['couponBearer'];
  validFrom: string;
}
export type TaxRateForm = Pick<TaxRate, 'kind' | 'rate' | 'validFrom' | 'source'>;

/** Shares and taxes, each with the day from which it holds. */
export function createRates({ db, gstRate }: { db: Db; gstRate: number }) {
  const read = async (): Promise<Rates> => {
    const agreements = await rowsOf<Dated<ShareAgreement>>(
      db,
      sql`select r.id, case when u.id is not null then json_build_object('id', u.id, 'name', u.full_name) end as instructor,
        r.platform_rate as "platformRate", r.coupon_bearer as "couponBearer", r.valid_from as "validFrom", ${setBy},
        ${isCurrent(sql`r.instructor_id`)} as "isCurrent"
      from share_agreements r left join users u on u.id = r.instructor_id ${ofMaker}
      order by u.full_name nulls first, r.instructor_id, r.valid_from desc`,
    );
    const taxes = await rowsOf<Dated<TaxRate>>(
      db,
      sql`select r.id, r.kind, r.rate, r.valid_from as "validFrom", r.source, ${setBy},
        ${isCurrent(sql`r.kind`)} as "isCurrent"
      from tax_rates r ${ofMaker} order by array_position(array['tds', 'tdsNoPan', 'tcs'], r.kind), r.valid_from desc`,
    );
    return { gstRate, agreements: agreements.map(datedOf), taxes: taxes.map(datedOf) };
  };

  /** One that has not begun can be replaced: it held for no sale. */
  const addAgreement = (form: AgreementForm, actorId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const { instructorId, platformRate, couponBearer, validFrom } = form;
      refuse(agreementProblems({ rate: platformRate, isEnd: instructorId !== null, validFrom }, today()));
      await tx.execute(sql`lock table share_agreements in share row exclusive mode`);
      if (instructorId !== null) {
        const [person] = await rowsOf<{ hasOne: boolean }>(
          tx,
          sql`select exists (select 1 from share_agreements where instructor_id = u.id) as "hasOne" from users u
            where u.id = ${instructorId} and u.deleted_at is null and u.role in ('INSTRUCTOR', 'ADMIN')`,
        );
        if (!person) throw badRequest(say.instructorMissing);
        if (platformRate === null && !person.hasOne) throw badRequest(say.nothingToEnd);
      }
      await tx.execute(sql`delete from share_agreements where instructor_id is not distinct from ${instructorId}
        and valid_from = ${startOfDay(validFrom)} and valid_from > now()`);
      const row = { instructorId, platformRate, couponBearer, createdBy: actorId };
      await tx.insert(shareAgreements).values({ ...row, validFrom: beginning(validFrom) });
      await addAuditEntry(tx, {
        actorId,
        action: 'share.changed',
        ...(instructorId && { subject: { kind: 'user' as const, id: instructorId } }),
        details: { platformRate, couponBearer, validFrom },
      });
    });

  const addTaxRate = (form: TaxRateForm, actorId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const { kind, rate, validFrom, source } = form;
      refuse(taxRateProblems(form, today()));
      await tx.execute(sql`lock table tax_rates in share row exclusive mode`);
      await tx.execute(sql`delete from tax_rates where kind = ${kind} and valid_from = ${startOfDay(validFrom)}
        and valid_from > now()`);
      const row = { kind, rate, source, createdBy: actorId };
      await tx.insert(taxRates).values({ ...row, validFrom: beginning(validFrom) });
      await addAuditEntry(tx, { actorId, action: 'taxRate.added', details: { kind, rate, validFrom, source } });
    });

  return { read, addAgreement, addTaxRate };
}

export type RatesService = ReturnType<typeof createRates>;
