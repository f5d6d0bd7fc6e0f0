import { z } from 'zod';
import { counterAccounts } from '../../rules/ledger/correction-rules.ts';
import { call } from '../call.ts';
import { anyId, formLine, plainText, whole } from '../fields.ts';

const reason = plainText(10_000).default('');

/**
 * Books what the ledger lacks of a difference, once, in the name of its reference, which resolves it. `lackPaise` is what
 * the caller saw: 409 if it is another by now.
 */
export const correctDifference = call('correctDifference', 'POST /payouts/differences/:differenceId/correction', {
  access: 'money.manage',
  params: z.object({ differenceId: anyId }),
  body: z.object({ account: z.enum(counterAccounts), lackPaise: whole, reason }),
  data: z.null(),
});

/**
 * Books that earnings were paid out at the bank, of an account that is deleted or that the gateway does not reach: once for
 * each reference, 409 above what is available.
 */
export const payByHand = call('payByHand', 'POST /money/payoutsByHand', {
  access: 'money.manage',
  body: z.object({ instructorId: anyId, amountPaise: whole, reference: formLine(200), reason }),
  data: z.null(),
});
