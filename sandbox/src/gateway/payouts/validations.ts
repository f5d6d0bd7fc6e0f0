import type { PayoutSwitches } from '../../config.ts';
import { describeEvent, type Notify } from '../events.ts';
import { newBankReference } from '../ids.ts';
import { find, type Ledger } from '../ledger.ts';
import { readNotes } from '../notes.ts';
import { newValidation, type Validation } from './new-beneficiary.ts';
import { type Fields, requireObject, requireText } from './read-fields.ts';
import { verdictOn } from './test-accounts.ts';
import { createTimers } from './timers.ts';

interface ValidationParts {
  ledger: Ledger;
  notify: Notify;
  switches: Pick<PayoutSwitches, 'stepMs'>;
}

/** Asks the bank whether a fund account exists and whose it is; the result comes later. Here it costs nothing. */
export function createValidations({ ledger, notify, switches }: ValidationParts) {
  const { validations } = ledger;
  const timers = createTimers(complete);

  function complete(id: string): void {
    const validation = validations.get(id);
    if (validation?.status !== 'created') return;
    const owner = find(ledger.contacts, validation.fund_account.contact_id);
    const done = { ...validation, ...verdictOn(validation.fund_account, owner.name), utr: newBankReference() };
    validations.put(id, done);
    const outcome = done.status === 'failed' ? 'failed' : 'completed';
    notify([describeEvent(`fund_account.validation.${outcome}`, { 'fund_account.validation': done })]);
  }

  return {
    create(request: Fields): Validation {
      const account = find(ledger.fundAccounts, requireText(requireObject(request, 'fund_account'), 'id'));
      const validation = newValidation(account, readNotes(request.notes));
      validations.put(validation.id, validation);
      timers.set(validation.id, Date.now() + switches.stepMs);
      return validation;
    },
    start: () =>
      timers.start(
        validations.values().flatMap(({ id, status }) => (status === 'created' ? [{ id, dueAt: Date.now() }] : [])),
      ),
    stop: () => timers.stop(),
  };
}
