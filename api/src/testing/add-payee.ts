import type { Db } from '../database/database.ts';
import { payoutAccounts, taxIds } from '../database/tables/schema-payouts.ts';
import type { PayoutGateway } from '../outside/payouts/payout-gateway.ts';

interface Payee {
  userId: string;
  email: string;
  fullName: string;
  accountNumber: string;
  /** Without one there is no payout, and more TDS. */
  hasPan?: boolean;
}

/** Gives a person an account that is verified and past its hold, and a PAN. Returns the fund account's id. */
export async function addPayee(
  db: Db,
  gateway: PayoutGateway,
  { userId, email, fullName, accountNumber, hasPan = true }: Payee,
): Promise<string> {
  const contactId = await gateway.addContact({ name: fullName, email, referenceId: userId });
  const ifsc = 'HDFC0000053';
  const fundAccountId = await gateway.addFundAccount(contactId, { kind: 'bank', name: fullName, ifsc, accountNumber });
  if (hasPan) await db.insert(taxIds).values({ userId, pan: 'sealed', panMask: 'ABC••••34F' });
  await db.insert(payoutAccounts).values({
    userId,
    kind: 'bank',
    holderName: fullName,
    ifsc,
    number: 'sealed',
    mask: `•••• ${accountNumber.slice(-4)}`,
    state: 'verified',
    fundAccountId,
    holdUntil: new Date(0),
  });
  return fundAccountId;
}
