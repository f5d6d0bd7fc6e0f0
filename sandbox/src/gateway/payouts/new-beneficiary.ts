import { newId, nowSeconds } from '../ids.ts';
import type { Notes } from '../notes.ts';

type ContactFields = Record<'email' | 'contact' | 'type' | 'reference_id', string | null> & {
  name: string;
  notes: Notes;
};

/** The person or company that payouts go to. */
export type Contact = ReturnType<typeof newContact>;

export const newContact = (fields: ContactFields) => ({
  id: newId('cont'),
  entity: 'contact',
  ...fields,
  batch_id: null,
  active: true,
  created_at: nowSeconds(),
});

export type AccountFields =
  | {
      account_type: 'bank_account';
      bank_account: Record<'name' | 'ifsc' | 'account_number' | 'bank_name', string> & { notes: [] };
    }
  | { account_type: 'vpa'; vpa: { username: string; handle: string; address: string } };

/** A contact's bank account or UPI address. */
export type FundAccount = ReturnType<typeof newFundAccount>;

export const newFundAccount = (contactId: string, fields: AccountFields) => ({
  id: newId('fa'),
  entity: 'fund_account',
  contact_id: contactId,
  ...fields,
  batch_id: null,
  active: true,
  created_at: nowSeconds(),
});

type ValidationStatus = 'created' | 'completed' | 'failed';
export interface ValidationResults {
  account_status: 'active' | 'invalid' | null;
  registered_name: string | null;
}

/** `completed` only says that the bank responded: `results` says whether the account exists. */
export type Validation = ReturnType<typeof newValidation>;

export const newValidation = (account: FundAccount, notes: Notes) => ({
  id: newId('fav'),
  entity: 'fund_account.validation',
  fund_account: account,
  status: 'created' as ValidationStatus,
  amount: account.account_type === 'vpa' ? null : 100,
  currency: account.account_type === 'vpa' ? null : 'INR',
  notes,
  results: { account_status: null, registered_name: null } as ValidationResults,
  created_at: nowSeconds(),
  utr: null as string | null,
});
