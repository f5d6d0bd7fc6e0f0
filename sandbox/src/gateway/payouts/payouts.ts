import { invalidPayout } from '../errors.ts';
import { find } from '../ledger.ts';
import { readNotes } from '../notes.ts';
import { requireRupees } from '../orders.ts';
import type { FundAccount } from './new-beneficiary.ts';
import { type Mode, newPayout, type Payout } from './new-payout.ts';
import { createPayoutCourse, notEnough, type PayoutParts } from './payout-course.ts';
import { type Fields, readText, requireText } from './read-fields.ts';
import { planFor } from './test-accounts.ts';

const smallestPaise = 100;
/** The largest amount of each mode in paise. */
const largestPaise: Record<Mode, number> = { IMPS: 50_000_000, NEFT: Number.MAX_SAFE_INTEGER, UPI: 10_000_000 };
const purposes = ['refund', 'cashback', 'payout', 'salary', 'utility bill', 'vendor bill'];
const keyHeader = 'X-Payout-Idempotency';

/** Payouts from our account to fund accounts. */
export function createPayouts(parts: PayoutParts) {
  const { ledger, account, switches } = parts;
  const { enter, isShort, ...course } = createPayoutCourse(parts);

  function read(request: Fields): Payout {
    requireOwnAccount(account.number, request);
    const beneficiary = find(ledger.fundAccounts, requireText(request, 'fund_account_id'));
    requireRupees(request.currency);
    const mode = readMode(request, beneficiary);
    const purpose = requireText(request, 'purpose');
    if (!purposes.includes(purpose)) throw invalidPayout(`Invalid purpose: ${purpose}`, 'purpose');
    return newPayout({
      fund_account_id: beneficiary.id,
      amount: readAmount(request.amount, mode),
      mode,
      purpose,
      reference_id: readText(request, 'reference_id', { max: 40 }),
      narration: readText(request, 'narration', { max: 30, pattern: /^[A-Za-z0-9 ]+$/ }),
      notes: readNotes(request.notes),
      debit_account_number: account.number,
    });
  }

  return {
    ...course,
    /**
     * `POST /v1/payouts`. The same key with the same body returns the first payout in its present state; with another
     * body it is refused. Without enough money the payout waits, or is refused if it may not wait.
     */
    create(header: unknown, request: Fields): { payout: Payout; isNew: boolean } {
      const key = readKey(header);
      const body = JSON.stringify(request);
      const known = ledger.payouts.values().find((stored) => stored.key === key);
      if (known?.request === body) return { payout: known.payout, isNew: false };
      if (known) throw invalidPayout('Different request body sent for the same Idempotency Header', keyHeader);
      const payout = read(request);
      const isLow = isShort(payout.amount);
      if (isLow && request.queue_if_low_balance !== true) throw notEnough();
      const plan =
        switches.next === 'process' ? planFor(find(ledger.fundAccounts, payout.fund_account_id)) : switches.next;
      switches.next = 'process';
      const stored = { payout, key, request: body, plan, dueAt: null, withheld: [] };
      const first = plan === 'reject' ? 'pending' : isLow ? 'queued' : 'processing';
      return { payout: enter(stored, first), isNew: true };
    },
  };
}

/** Refuses another account number than ours. */
export function requireOwnAccount(number: string, fields: Fields): void {
  if (requireText(fields, 'account_number') === number) return;
  throw invalidPayout('The RazorpayX Account number is invalid.', 'account_number');
}

function readKey(header: unknown): string {
  if (header === undefined || header === '') {
    throw invalidPayout('Idempotency key is missing. Include idempotency header and key in the request.', keyHeader);
  }
  if (typeof header === 'string' && /^[\w -]{4,36}$/.test(header)) return header;
  throw invalidPayout(
    'The idempotency key must be 4 to 36 letters, digits, hyphens, underscores or spaces.',
    keyHeader,
  );
}

function readMode(request: Fields, { account_type: kind }: FundAccount): Mode {
  const mode = requireText(request, 'mode');
  if (mode !== 'IMPS' && mode !== 'NEFT' && mode !== 'UPI') throw invalidPayout('Payout mode is invalid', 'mode');
  if ((mode === 'UPI') === (kind === 'vpa')) return mode;
  throw invalidPayout(`${mode} is not a valid mode for a fund account of type ${kind}`, 'mode');
}

function readAmount(value: unknown, mode: Mode): number {
  if (value === undefined || value === null) throw invalidPayout('The amount field is required.', 'amount');
  if (!Number.isSafeInteger(value)) throw invalidPayout('The amount must be an integer.', 'amount');
  const amount = value as number;
  if (amount < smallestPaise) throw invalidPayout(`The amount must be at least ${smallestPaise}.`, 'amount');
  if (amount > largestPaise[mode]) throw invalidPayout(`The amount exceeds the limit of ${mode}`, 'amount');
  return amount;
}
