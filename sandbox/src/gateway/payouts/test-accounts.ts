import type { FundAccount, Validation } from './new-beneficiary.ts';
import type { Plan } from './new-payout.ts';

type Verdict = Pick<Validation, 'status' | 'results'>;

/**
 * What happens to beneficiaries, by the last four digits of the account number or the name before the @ of a UPI address:
 * `0001` or `failure`: invalid account, payouts fail; `0002` or `reverse`: payouts come back after they were processed;
 * `0003` or `hold`: payouts stay in processing; `0004` or `silent`: the bank does not respond to a validation;
 * `0005` or `other`: the account belongs to another person. All others exist, and payouts reach them.
 */
export function behaviourOf(account: FundAccount): 'good' | 'invalid' | 'reverse' | 'hold' | 'silent' | 'other' {
  const mark = account.account_type === 'vpa' ? account.vpa.username : account.bank_account.account_number.slice(-4);
  if (mark === '0001' || mark === 'failure') return 'invalid';
  if (mark === '0002' || mark === 'reverse') return 'reverse';
  if (mark === '0003' || mark === 'hold') return 'hold';
  if (mark === '0004' || mark === 'silent') return 'silent';
  return mark === '0005' || mark === 'other' ? 'other' : 'good';
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
