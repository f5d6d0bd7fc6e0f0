import type { Db } from '../../../api/src/database/database.ts';
import { createPayoutGateway } from '../../../api/src/outside/payouts/payout-gateway.ts';
import { addPayee } from '../../../api/src/testing/add-payee.ts';
import { addPerson } from '../harness/api.ts';
import { payoutAccount } from './gateway.ts';

/** An instructor who can be paid out, or has no PAN and cannot. */
export interface Payee {
  userId: string;
  /** Null without a PAN. */
  fundAccountId: string | null;
}

const everyWithoutPan = 4;

/** Adds instructors with a verified account at the gateway; every fourth has no PAN, which costs 5 % TDS. */
export async function addPayees(db: Db, api: string, count: number): Promise<Payee[]> {
  const keys = { keyId: 'rzp_test_vidya', keySecret: 'sandbox-key-secret', payoutAccount };
  const gateway = createPayoutGateway({ api, ...keys });
  const payees: Payee[] = [];
  for (let number = 0; number < count; number += 1) {
    const { userId } = await addPerson(db, 'INSTRUCTOR', number);
    const hasPan = number % everyWithoutPan !== 0;
    const fundAccountId = await addPayee(db, gateway, {
      userId,
      email: `instructor-${number}@bench.example`,
      fullName: `Meera Iyer ${number}`,
      accountNumber: `7654321${String(number).padStart(3, '0')}00`,
      hasPan,
    });
    payees.push({ userId, fundAccountId: hasPan ? fundAccountId : null });
  }
  return payees;
}
