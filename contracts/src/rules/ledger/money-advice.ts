/** 'missingHere': the gateway has it, the ledger has not; 'missingThere': the other way round. */
export const moneyDifferenceKinds = ['missingHere', 'missingThere', 'different'] as const;
export type MoneyDifferenceKind = (typeof moneyDifferenceKinds)[number];

/** 'transfer': into or out of the account of payouts, neither settlement nor payout. */
export const moneySubjects = ['payment', 'fee', 'refund', 'adjustment', 'settlement', 'payout', 'transfer'] as const;
export type MoneySubject = (typeof moneySubjects)[number];

const correction = 'If the gateway is right, book a correction with this reference.';
const askGateway = 'Ask the gateway about it, with this reference.';

const missingHere: Record<MoneySubject, string> = {
  payment:
    'Money came for a payment that is not in the ledger. Look for its order; refund it if nobody bought anything.',
  fee: `The ledger lacks this fee. ${correction}`,
  refund: `The gateway refunded what the ledger did not. Look for who refunded it in the gateway’s dashboard. ${correction}`,
  adjustment: `The gateway changed a settlement by itself, such as for a dispute. ${correction}`,
  settlement: 'The settlement is not booked yet: it is tried again every night.',
  payout: `Money left for a payout that is not ours. Find out who made it in the gateway’s dashboard. ${correction}`,
  transfer: `Money came or left that is neither settlement nor payout, such as added funds. ${correction}`,
};

const missingThere: Record<MoneySubject, string> = {
  payment: `A captured payment has not been settled for a week. ${askGateway}`,
  fee: askGateway,
  refund: `A refund is in no settlement after a week. ${askGateway}`,
  adjustment: askGateway,
  settlement: askGateway,
  payout: `A processed payout is not on the account’s statement. ${askGateway}`,
  transfer: `A settlement has not arrived on the account. ${askGateway}`,
};

/** What to do about a difference between the ledger and the gateway. */
export function adviceOn({ kind, subject }: { kind: MoneyDifferenceKind; subject: MoneySubject }): string {
  const returned = subject === 'payout' ? ' Reverse what was booked by hand if the payout came back.' : '';
  if (kind === 'different')
    return `The amounts differ. Compare both with the gateway’s dashboard. ${correction}${returned}`;
  return (kind === 'missingHere' ? missingHere : missingThere)[subject];
}
