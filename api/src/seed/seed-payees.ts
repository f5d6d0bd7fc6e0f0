import { maskedAccount } from '@vidya/contracts/rules/ledger/payout-account';
import { maskedTaxId } from '@vidya/contracts/rules/ledger/tax-ids';
import type { Seal } from '../account/factors/sealed-secret.ts';
import type { Db } from '../database/database.ts';
import { payoutAccounts, taxIds } from '../database/tables/schema-payouts.ts';
import type { SeedPayee } from './sample/demo/payees.ts';

/** Of the account, as people see it. */
export const maskOf = ({ holderName, ifsc, accountNumber }: SeedPayee): string =>
  maskedAccount({ kind: 'bank', holderName, ifsc, accountNumber, accountNumberAgain: accountNumber, upi: '' });

/** Tax numbers and accounts, verified at the sandbox (gateway-settled.ts) and long past their hold. */
export async function addPayees(tx: Db, seal: Seal, payees: readonly SeedPayee[], since: Date): Promise<void> {
  for (const payee of payees) {
    const { userId: id, holderName, ifsc, accountNumber, pan, contactId, fundAccountId } = payee;
    await tx
      .insert(taxIds)
      .values({ userId: id, pan: await seal.seal(pan, id), panMask: maskedTaxId(pan), updatedAt: since })
      .onConflictDoNothing();
    await tx
      .insert(payoutAccounts)
      .values({
        userId: id,
        kind: 'bank',
        holderName,
        ifsc,
        number: await seal.seal(accountNumber, id),
        mask: maskOf(payee),
        state: 'verified',
        contactId,
        fundAccountId,
        holdUntil: since,
        updatedAt: since,
      })
      .onConflictDoNothing();
  }
}
