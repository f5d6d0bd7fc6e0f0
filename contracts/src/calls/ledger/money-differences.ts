import { z } from 'zod';
import { moneyDifferenceKinds, moneySubjects } from '../../rules/ledger/money-advice.ts';
import { call } from '../call.ts';
import { whole } from '../fields.ts';

const difference = z.object({
  _id: z.string(),
  /** '2026-11-30', in India. */
  day: z.string(),
  kind: z.enum(moneyDifferenceKinds),
  subject: z.enum(moneySubjects),
  /** The gateway's id, or ours of what it does not have. */
  reference: z.string(),
  /** What the ledger and the gateway have; null: nothing. */
  herePaise: whole.nullable(),
  therePaise: whole.nullable(),
  foundAt: z.string(),
  /** When a comparison found it no more; null: it is open. */
  resolvedAt: z.string().nullable(),
  /** What to do about it, a sentence. */
  advice: z.string(),
});

const differences = z.object({
  days: z.array(z.object({ day: z.string(), agreed: whole, different: whole, checkedAt: z.string() })),
  differences: z.array(difference),
  /** Of all open differences, also those that are not listed. */
  openCount: whole,
});

/** The days compared of late, and what differs: open ones first, then newest first, at most 200. */
export const listMoneyDifferences = call('listMoneyDifferences', 'GET /payouts/differences', {
  access: 'payout.readAll',
  data: differences,
  example: { as: 'admin' },
});

export type MoneyDifferences = z.infer<typeof differences>;
