import { type Problem, problemsOf } from '../validation.ts';
import { earningsTexts as say } from './earnings-texts.ts';

export interface PayoutAccountForm {
  kind: 'bank' | 'upi';
  holderName: string;
  /** These three only of banks, and the next one only of UPI. */
  ifsc: string;
  accountNumber: string;
  accountNumberAgain: string;
  upi: string;
}

/** A changed account gets no payout for three days: time to notice a change by a stranger. */
export const payoutHoldMs = 3 * 86_400_000;

/** What banks and the gateway take: Latin letters. */
const holderForm = /^(?=.*[A-Za-z])[\w’/(). -]{3,50}$/;
const ifscForm = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const accountNumberForm = /^\d{6,18}$/;
const upiForm = /^[a-z0-9](?:[a-z0-9._-]{0,253}[a-z0-9])?@[a-z][a-z0-9]{1,63}$/;

/** As it is checked and stored: pasted spaces and hyphens are left out, case does not matter. */
export const plainAccountForm = (form: PayoutAccountForm): PayoutAccountForm => ({
  ...form,
  holderName: form.holderName
    .replaceAll(/['`]/g, '’')
    .replaceAll(/[\s,]+/g, ' ')
    .trim(),
  ifsc: form.ifsc.replaceAll(/\s/g, '').toUpperCase(),
  accountNumber: form.accountNumber.replaceAll(/[\s-]/g, ''),
  accountNumberAgain: form.accountNumberAgain.replaceAll(/[\s-]/g, ''),
  upi: form.upi.replaceAll(/\s/g, '').toLowerCase(),
});

/** The broken rules of a form that `plainAccountForm` returned. */
export function payoutAccountProblems(form: PayoutAccountForm): Problem<keyof PayoutAccountForm>[] {
  const isBank = form.kind === 'bank';
  return problemsOf([
    [!holderForm.test(form.holderName), 'holderName', say.holderInvalid],
    [isBank && !ifscForm.test(form.ifsc), 'ifsc', say.ifscInvalid],
    [isBank && !accountNumberForm.test(form.accountNumber), 'accountNumber', say.accountNumberInvalid],
    [isBank && form.accountNumber !== form.accountNumberAgain, 'accountNumberAgain', say.accountNumberDiffers],
    [!isBank && !upiForm.test(form.upi), 'upi', say.upiInvalid],
  ]);
}

/** What screens show: '•••• 3456', 'as••••@okhdfc'. */
export function maskedAccount({ kind, accountNumber, upi }: PayoutAccountForm): string {
  if (kind === 'bank') return `•••• ${accountNumber.slice(-4)}`;
  const [name = '', handle = ''] = upi.split('@');
  return `${name.slice(0, Math.min(2, name.length - 1))}••••@${handle}`;
}
