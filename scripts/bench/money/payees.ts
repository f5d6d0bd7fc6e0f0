import type { Db } from '../../../api/src/database/database.ts';
import { taxIds } from '../../../api/src/database/tables/schema-ledger.ts';
import { payoutAccounts } from '../../../api/src/database/tables/schema-payouts.ts';
import { createPayoutGateway } from '../../../api/src/outside/payouts/payout-gateway.ts';
import { addPerson } from '../harness/api.ts';

/** An instructor who can be paid out, or has no PAN and cannot. */
export interface Payee {
  userId: string;
  /** Null without a PAN. */
  fundAccountId: string | null;
}

const payoutAccount = '7878780080316316';
const everyWithoutPan = 4;

/** Adds instructors with a verified account at the gateway; every fourth has no PAN, which costs 5 % TDS. */
export async function addPayees(db: Db, api: string, count: number): Promise<Payee[]> {
  const keys = { keyId: 'rzp_test_vidya', keySecret: 'sandbox-key-secret', payoutAccount };
  const gateway = createPayoutGateway({ api, ...keys });
  const payees: Payee[] = [];
  for (let number = 0; number < count; number += 1) {
    const { userId } = await addPerson(db, 'INSTRUCTOR', number);
    const [name, email] = [`Meera Iyer ${number}`, `instructor-${number}@bench.example`];
    const contactId = await gateway.addContact({ name, email, referenceId: userId });
    const account = { name, ifsc: 'HDFC0000053', accountNumber: `7654321${String(number).padStart(3, '0')}00` };
    const fundAccountId = await gateway.addFundAccount(contactId, { kind: 'bank', ...account });
    const hasPan = number % everyWithoutPan !== 0;
    if (hasPan) await db.insert(taxIds).values({ userId, pan: 'sealed', panMask: 'ABC••••34F' });
    await db.insert(payoutAccounts).values({
      userId,
      kind: 'bank',
      holderName: name,
      ifsc: account.ifsc,
      number: 'sealed',
      mask: `•••• ${account.accountNumber.slice(-4)}`,
      state: 'verified',
      fundAccountId,
      holdUntil: new Date(0),
    });
    payees.push({ userId, fundAccountId: hasPan ? fundAccountId : null });
  }
  return payees;
}
