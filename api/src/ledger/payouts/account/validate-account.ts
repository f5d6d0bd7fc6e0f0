import type { PayoutAccountReason } from '@vidya/contracts/calls/ledger/payout-account';
import { isSameName } from '@vidya/contracts/rules/ledger/same-name';
import type { Seal } from '../../../account/factors/sealed-secret.ts';
import type { Db } from '../../../database/database.ts';
import { findRecipient } from '../../../database/recipient.ts';
import { defineJob } from '../../../jobs/jobs.ts';
import { GatewayFault } from '../../../outside/payments/card-gateway-client.ts';
import type { Beneficiary, PayoutGateway } from '../../../outside/payouts/payout-gateway.ts';
import { type AccountVersion, createPayoutAccountStore, type PayoutAccountRow } from './payout-account.store.ts';

/** Asks the bank about an account; run again, for the result: usually when a webhook announces it. */
export const validatePayoutAccount = defineJob<AccountVersion>('validate-payout-account', 8);

interface Parts {
  db: Db;
  gateway: PayoutGateway;
  seal: Seal;
}

type Validation = Awaited<ReturnType<PayoutGateway['findValidation']>>;

const beneficiaryOf = ({ kind, holderName, ifsc }: PayoutAccountRow, number: string): Beneficiary =>
  kind === 'upi' ? { kind: 'vpa', address: number } : { kind: 'bank', name: holderName, ifsc, accountNumber: number };

function failureOf(validation: Validation, holderName: string): PayoutAccountReason | null {
  if (validation.status === 'failed') return 'noResponse';
  if (validation.accountStatus !== 'active') return 'missing';
  return isSameName(holderName, validation.registeredName ?? '') ? null : 'otherHolder';
}

/** Ends the validation of an account with the bank's result; one of an earlier account does nothing. Idempotent. */
async function applyValidation(db: Db, validation: Validation): Promise<void> {
  if (validation.status === 'created') return;
  const store = createPayoutAccountStore(db);
  const account = await store.findByValidation(validation.id);
  if (!account || account.fundAccountId !== validation.fundAccountId) return;
  const reason = failureOf(validation, account.holderName);
  await store.change(account, reason ? { state: 'failed', reason } : { state: 'verified', reason: '' });
}

export function accountValidator({ db, gateway, seal }: Parts) {
  const store = createPayoutAccountStore(db);

  /** Returns the validation that the account has now; null if the account is another one by now. */
  async function begin(account: PayoutAccountRow): Promise<Validation | null> {
    if (account.validationId) return gateway.findValidation(account.validationId);
    const person = await findRecipient(db, account.userId);
    const number = await seal.open(account.number, account.userId);
    if (!person || number === null) {
      await store.change(account, { state: 'failed', reason: 'refused' });
      return null;
    }
    const contact = { name: account.holderName, email: person.email, referenceId: account.userId };
    const contactId = await gateway.addContact(contact);
    const fundAccountId = await gateway.addFundAccount(contactId, beneficiaryOf(account, number));
    const validation = await gateway.validateFundAccount(fundAccountId);
    const ids = { contactId, fundAccountId, validationId: validation.id };
    return (await store.change(account, { ...ids, state: 'validating' })) ? validation : null;
  }

  return async (which: AccountVersion): Promise<void> => {
    const account = await store.findVersion(which);
    if (!account || account.state === 'verified' || account.state === 'failed') return;
    try {
      const validation = await begin(account);
      if (validation) await applyValidation(db, validation);
    } catch (error) {
      // A refusal of the details; without access or after too many requests, a retry helps.
      if (!(error instanceof GatewayFault) || error.status !== 400) throw error;
      await store.change(which, { state: 'failed', reason: 'refused' });
    }
  };
}
