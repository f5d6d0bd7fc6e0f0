import type { Earnings } from '@vidya/contracts/calls/ledger/earnings';
import type { PayoutAccount } from '@vidya/contracts/calls/ledger/payout-account';
import { shortDate } from '@vidya/contracts/texts/format';
import { rupeesAndPaise } from './amounts.ts';

type Account = PayoutAccount | null | undefined;

/** What a payout still needs from the instructor; '' if nothing. */
function missingFor({ pan }: Pick<Earnings, 'pan'>, account: Account): string {
  if (account === null) return pan ? 'Add an account to be paid' : 'Add your PAN and an account to be paid';
  if (!pan) return 'Add your PAN to be paid';
  return account && account.state !== 'verified' ? 'Is paid once your account is verified' : '';
}

/** What happens next to the part of the balance that can be paid out; `account` is undefined while it is loading. */
export function availableNote(earnings: Earnings, account: Account): string {
  const { balancePaise, onHoldPaise, nextPayout } = earnings;
  const available = balancePaise - onHoldPaise;
  if (available < 0) return 'A refund came after its payout: later sales fill it';
  const missing = missingFor(earnings, account);
  if (missing) return missing;
  if (nextPayout && available < nextPayout.minPaise) return `Is paid from ${rupeesAndPaise(nextPayout.minPaise)} on`;
  if (account?.holdUntil) return 'Waits because your account has changed';
  return nextPayout ? `Goes into the payout of ${shortDate(nextPayout.day)}` : 'Goes into the next payout';
}
