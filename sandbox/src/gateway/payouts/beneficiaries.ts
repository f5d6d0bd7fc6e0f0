import type { Collection } from '../../journal.ts';
import { invalidPayout } from '../errors.ts';
import { find, type Ledger } from '../ledger.ts';
import { readNotes } from '../notes.ts';
import { type AccountFields, type Contact, type FundAccount, newContact, newFundAccount } from './new-beneficiary.ts';
import { type Fields, readText, requireObject, requireText } from './read-fields.ts';

/** Makes a contact, or returns the one that already has all these details, as the protocol does. */
export function addContact(ledger: Ledger, request: Fields): Contact {
  const contact = newContact({
    name: requireText(request, 'name', { max: 50, pattern: /^.{3,}$/s }),
    email: readText(request, 'email', { pattern: /^[^\s@]+@[^\s@]+$/ }),
    contact: readText(request, 'contact', { pattern: /^\+?\d{8,14}$/ }),
    type: readText(request, 'type', { max: 40 }),
    reference_id: readText(request, 'reference_id', { max: 40 }),
    notes: readNotes(request.notes),
  });
  return addOnce(ledger.contacts, contact);
}

/** Makes a fund account for a contact; the same details again return the first. Their details never change. */
export function addFundAccount(ledger: Ledger, request: Fields): FundAccount {
  const contact = find(ledger.contacts, requireText(request, 'contact_id'));
  return addOnce(ledger.fundAccounts, newFundAccount(contact.id, readAccount(request)));
}

function readAccount(request: Fields): AccountFields {
  const kind = requireText(request, 'account_type');
  if (kind === 'vpa') {
    const refusal = 'Invalid VPA. Please enter a valid Virtual Payment Address';
    const address = requireText(requireObject(request, 'vpa'), 'address', { pattern: /^[\w.-]+@[A-Za-z]+$/, refusal });
    const [username = '', handle = ''] = address.split('@');
    return { account_type: kind, vpa: { username, handle, address } };
  }
  if (kind !== 'bank_account') throw invalidPayout('The selected account type is invalid.', 'account_type');
  const bank = requireObject(request, 'bank_account');
  const name = requireText(bank, 'name', { max: 120, pattern: /^[\w’\-/(). ]{3,}$/ });
  const ifsc = requireText(bank, 'ifsc');
  if (ifsc.length !== 11) throw invalidPayout('The IFSC must be 11 characters.', 'ifsc');
  if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc)) throw invalidPayout('Invalid IFSC Code in Bank Account', 'ifsc');
  const number = requireText(bank, 'account_number', { pattern: /^[A-Za-z0-9]{5,35}$/ });
  const account = { name, ifsc, bank_name: `${ifsc.slice(0, 4)} Bank`, account_number: number, notes: [] as [] };
  return { account_type: kind, bank_account: account };
}

function addOnce<T extends { id: string; created_at: number }>(records: Collection<T>, record: T): T {
  const detailsOf = (one: T) => JSON.stringify({ ...one, id: '', created_at: 0 });
  const known = records.values().find((one) => detailsOf(one) === detailsOf(record));
  if (!known) records.put(record.id, record);
  return known ?? record;
}
