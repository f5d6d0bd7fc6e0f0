import type { FundAccount, Validation } from './new-beneficiary.ts';
import type { Plan } from './new-payout.ts';

type Verdict = Pick<Validation, 'status' | 'results'>;

/**
 * What happens to beneficiaries, by the last four digits of the account number or the name before the @ of a UPI address.
 * `invalid`: no such account, payouts fail; `reverse`: payouts come back after they were processed; `hold`: they stay in
 * processing; `silent`: the bank does not respond to a validation; `other`: it is another person's. All others are good.
 */
const marks = {
  '0001': 'invalid',
  '0002': 'reverse',
  '0003': 'hold',
  '0004': 'silent',
  '0005': 'other',
  failure: 'invalid',
  reverse: 'reverse',
  hold: 'hold',
  silent: 'silent',
  other: 'other',
} as const;

function behaviourOf(account: FundAccount) {
  const mark = account.account_type === 'vpa' ? account.vpa.username : account.bank_account.account_number.slice(-4);
  return Object.hasOwn(marks, mark) ? marks[mark as keyof typeof marks] : 'good';
}

/** The plan of a payout to this account, unless a switch decides otherwise. */
export function planFor(account: FundAccount): Plan {
  const behaviour = behaviourOf(account);
  if (behaviour === 'invalid') return 'fail';
  return behaviour === 'reverse' || behaviour === 'hold' ? behaviour : 'process';
}

/** The bank's verdict on an account. `owner` is the contact's name, which UPI reports. */
export function verdictOn(account: FundAccount, owner: string): Verdict {
  const behaviour = behaviourOf(account);
  if (behaviour === 'silent') return { status: 'failed', results: { account_status: null, registered_name: null } };
  if (behaviour === 'invalid') {
    return { status: 'completed', results: { account_status: 'invalid', registered_name: null } };
  }
  const name = account.account_type === 'vpa' ? owner : account.bank_account.name;
  const registered = behaviour === 'other' ? 'Someone Else' : name;
  return { status: 'completed', results: { account_status: 'active', registered_name: registered } };
}
