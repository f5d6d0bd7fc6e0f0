import { z } from 'zod';
import { call, sentAs } from '../call.ts';
import { emptied, whole } from '../fields.ts';

const moneyImport = z.object({
  /** What the file is, by its columns. */
  kind: z.enum(['settlements', 'statement']),
  lines: whole,
  /** '2026-11-30', in India; '' if lines can not be read. */
  firstDay: z.string(),
  lastDay: z.string(),
  /** Records that agree with the ledger, and that differ. */
  agreed: whole,
  different: whole,
  /** Settlements that are not in the ledger, the newest first. */
  settlements: z.array(z.object({ reference: z.string(), day: z.string(), paise: whole })),
  /** What these move to the bank. */
  bookPaise: whole,
  isBooked: z.boolean(),
  /** Of lines that can not be read, at most 50: then nothing is compared. The heading is line 1. */
  problems: z.array(z.object({ line: whole, message: z.string() })),
  problemCount: whole,
});

/**
 * Compares a CSV file of the gateway's dashboard with the ledger, of at most `moneyFile.bytes` and `moneyFile.lines`:
 * settled transactions, or the statement of the account that pays payouts. Changes nothing without `bookPaise`, which the
 * caller saw: 409 if it is another by now. Importing a file again changes nothing.
 */
export const importMoneyFile = call('importMoneyFile', 'POST /payouts/differences/import', {
  access: 'money.manage',
  body: sentAs<{ file: Blob; bookPaise?: number }>()(
    z.object({ bookPaise: emptied(z.coerce.number().int().min(0).max(1e13)) }),
  ),
  data: moneyImport,
  encoding: 'multipart',
});

export type MoneyImport = z.infer<typeof moneyImport>;
