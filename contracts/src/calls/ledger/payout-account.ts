import { z } from 'zod';
import { call } from '../call.ts';
import { formLine } from '../fields.ts';

/** 'validating': the bank is asked whether the account exists and whose it is. */
const payoutAccountStates = ['new', 'validating', 'verified', 'failed'] as const;
export type PayoutAccountState = (typeof payoutAccountStates)[number];

/** Why an account failed; 'otherHolder': it exists, by another name; 'noResponse': of the bank. */
const payoutAccountFailures = ['missing', 'otherHolder', 'noResponse', 'refused'] as const;
export type PayoutAccountReason = (typeof payoutAccountFailures)[number];

const payoutAccount = z.object({
  kind: z.enum(['bank', 'upi']),
  holderName: z.string(),
  /** '' for UPI. */
  ifsc: z.string(),
  /** By the IFSC; '' if it is not on our list. */
  bankName: z.string(),
  /** '•••• 3456' */
  mask: z.string(),
  state: z.enum(payoutAccountStates),
  /** Of a failed one, else ''. */
  reason: z.enum(['', ...payoutAccountFailures]),
  /** Payouts wait until then: three days after a change. Null: they do not. */
  holdUntil: z.string().nullable(),
  changedAt: z.string(),
});

/** Where the caller's earnings go; null: nowhere yet. */
export const getPayoutAccount = call('getPayoutAccount', 'GET /earnings/account', {
  access: 'earnings.read',
  data: payoutAccount.nullable(),
  example: { as: 'instructor' },
});

/** Replaces the account, which is validated in the background and gets no payout for three days. The person gets a mail. */
export const savePayoutAccount = call('savePayoutAccount', 'PUT /earnings/account', {
  access: 'earnings.setPayoutAccount',
  body: z.object({
    kind: z.enum(['bank', 'upi']),
    holderName: formLine(200),
    ifsc: formLine(40),
    accountNumber: formLine(60),
    accountNumberAgain: formLine(60),
    upi: formLine(400),
  }),
  data: payoutAccount,
});

export type PayoutAccount = z.infer<typeof payoutAccount>;
