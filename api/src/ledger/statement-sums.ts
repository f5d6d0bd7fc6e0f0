import { type SQL, sql } from 'drizzle-orm';

/** An entry counts for the instructor: credits are above 0. */
const sumOf = (where: SQL): SQL => sql`coalesce(sum(-e.amount_paise) filter (where ${where}), 0)`;

/** A payout by hand is a correction. */
const isPayout = sql`(t.cause in ('payout', 'payoutReturned') or (t.cause = 'correction' and e.line = 'payout'))`;
const isTax = sql`e.line in ('tds', 'tcs')`;

/** The columns of a statement over entries `e` of transactions `t`: together all that changed the balance. */
const statementSums = {
  salesPaise: sumOf(sql`t.cause = 'capture' and e.line = 'sale'`),
  couponsPaise: sumOf(sql`t.cause = 'capture' and e.line = 'coupon'`),
  sharePaise: sumOf(sql`t.cause = 'capture' and e.line = 'share'`),
  refundsPaise: sumOf(sql`t.cause = 'refund' and not ${isTax}`),
  tdsPaise: sumOf(sql`t.cause in ('capture', 'refund') and e.line = 'tds'`),
  tcsPaise: sumOf(sql`t.cause in ('capture', 'refund') and e.line = 'tcs'`),
  payoutsPaise: sumOf(isPayout),
  correctionsPaise: sumOf(sql`t.cause not in ('capture', 'refund') and not ${isPayout}`),
} as const;

export type StatementColumn = keyof typeof statementSums;

/** `<sum>::float8 as "salesPaise", …`. */
export const selectedSums: SQL = sql.join(
  Object.entries(statementSums).map(([name, sum]) => sql`${sum}::float8 as ${sql.identifier(name)}`),
  sql`, `,
);
