import { bankOf } from '@vidya/contracts/rules/ledger/indian-banks';
import {
  type PayoutAccountForm,
  payoutAccountProblems,
  plainAccountForm,
} from '@vidya/contracts/rules/ledger/payout-account';
import { Note, Select, TextField } from '@vidya/shared-ui';
import { useState } from 'react';
import { useFormErrors } from '../data/form-errors.ts';
import { FieldsDialog } from './FieldsDialog.tsx';
import { useSavePayoutAccount } from './use-payouts.ts';

interface AccountDialogProps {
  holderName: string;
  onClose: () => void;
}

const kinds = [
  { value: 'bank', label: 'Bank account' },
  { value: 'upi', label: 'UPI address' },
];

const bankHelp = (ifsc: string): string =>
  (ifsc.length >= 4 && bankOf(ifsc)) || 'Eleven characters, such as HDFC0000123';

/** A bank account or a UPI address; the numbers of the one before are not shown again. */
export function AccountDialog({ holderName, onClose }: AccountDialogProps) {
  const save = useSavePayoutAccount();
  const [form, setForm] = useState<PayoutAccountForm>({
    kind: 'bank',
    holderName,
    ifsc: '',
    accountNumber: '',
    accountNumberAgain: '',
    upi: '',
  });
  const { errors, accept, clear, ...sending } = useFormErrors<keyof PayoutAccountForm>();
  const submit = async (): Promise<void> => {
    if (!accept(payoutAccountProblems(plainAccountForm(form)))) return;
    if (await save(form)) onClose();
  };
  const field = (name: Exclude<keyof PayoutAccountForm, 'kind'>) => ({
    value: form[name],
    error: errors[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value });
      clear(name);
    },
  });
  return (
    <FieldsDialog title="Payout account" form={sending} submit={submit} onClose={onClose}>
      <Select
        label="Paid to"
        options={kinds}
        value={form.kind}
        onChange={({ target }) => setForm({ ...form, kind: target.value === 'upi' ? 'upi' : 'bank' })}
      />
      <TextField label="Name of the holder" help="As the bank has it" {...field('holderName')} />
      {form.kind === 'bank' ? (
        <>
          <TextField label="IFSC" help={bankHelp(plainAccountForm(form).ifsc)} {...field('ifsc')} />
          <TextField label="Account number" inputMode="numeric" {...field('accountNumber')} />
          <TextField label="Account number again" inputMode="numeric" {...field('accountNumberAgain')} />
        </>
      ) : (
        <TextField label="UPI address" help="Such as asha@okhdfcbank" {...field('upi')} />
      )}
      <Note>
        The bank confirms account and name. Payouts wait for three days after you save it, and you get a mail.
      </Note>
    </FieldsDialog>
  );
}
