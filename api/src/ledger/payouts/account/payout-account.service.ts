import type { PayoutAccount } from '@vidya/contracts/calls/ledger/payout-account';
import { bankOf } from '@vidya/contracts/rules/ledger/indian-banks';
import {
  maskedAccount,
  type PayoutAccountForm,
  payoutAccountProblems,
  payoutHoldMs,
  plainAccountForm,
} from '@vidya/contracts/rules/ledger/payout-account';
import { payoutAccountChangedMail } from '../../../account/factor-mails.ts';
import { addAccountEvent } from '../../../account/factors/account-events.store.ts';
import type { Seal } from '../../../account/factors/sealed-secret.ts';
import type { RequestSource } from '../../../account/request-source.ts';
import { lockUser } from '../../../account/users.store.ts';
import type { Db } from '../../../database/database.ts';
import type { Caller } from '../../../http/access/session.ts';
import { refuse, unauthorised } from '../../../http/errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { sendMail } from '../../../jobs/send-mail.ts';
import { createPayoutAccountStore, type PayoutAccountRow } from './payout-account.store.ts';
import { validatePayoutAccount } from './validate-account.ts';

const view = ({ kind, holderName, ifsc, mask, state, reason, holdUntil }: PayoutAccountRow): PayoutAccount => ({
  kind,
  holderName,
  ifsc,
  mask,
  state,
  reason,
  bankName: bankOf(ifsc),
  holdUntil: holdUntil > new Date() ? holdUntil.toISOString() : null,
  changedAt: new Date(holdUntil.getTime() - payoutHoldMs).toISOString(),
});

/** The caller's own account for payouts. */
export const createPayoutAccounts = ({ db, jobs, seal }: { db: Db; jobs: Pick<Jobs, 'send'>; seal: Seal }) => ({
  async read(caller: Caller): Promise<PayoutAccount | null> {
    const row = await createPayoutAccountStore(db).find(caller.id);
    return row && view(row);
  },
  async save(caller: Caller, given: PayoutAccountForm, { userAgent, origin }: RequestSource): Promise<PayoutAccount> {
    const form = plainAccountForm(given);
    refuse(payoutAccountProblems(form));
    const number = await seal.seal(form.kind === 'bank' ? form.accountNumber : form.upi, caller.id);
    return db.transaction(async (tx) => {
      const person = await lockUser(tx, caller.id);
      if (!person) throw unauthorised('TokenExpiredError');
      const mask = maskedAccount(form);
      const row = await createPayoutAccountStore(tx).save({
        userId: person.id,
        kind: form.kind,
        holderName: form.holderName,
        ifsc: form.kind === 'bank' ? form.ifsc : '',
        number,
        mask,
        holdUntil: new Date(Date.now() + payoutHoldMs),
      });
      await addAccountEvent(tx, person, { kind: 'payoutAccountChanged', detail: mask, userAgent });
      await jobs.send(tx, sendMail, payoutAccountChangedMail(person, mask, origin));
      await jobs.send(tx, validatePayoutAccount, { userId: person.id, version: row.version });
      return view(row);
    });
  },
});

export type PayoutAccounts = ReturnType<typeof createPayoutAccounts>;
