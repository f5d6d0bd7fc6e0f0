import { addAgreement, addTaxRate } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { TaxRate } from '@vidya/contracts/calls/ledger/money';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import {
  agreementProblems,
  type CouponBearer,
  rateOf,
  taxRateProblems,
} from '@vidya/contracts/rules/ledger/rate-rules';
import type { Problem } from '@vidya/contracts/rules/validation';
import { dayForField } from '../data/days.ts';
import { useMoneyForm } from './use-money-form.ts';

const blankAgreement = {
  /** Null for everybody, and until one is chosen. */
  instructor: null as { id: string; name: string } | null,
  isForOne: false,
  /** The agreement ends. */
  isEnd: false,
  /** As typed: '12.5'. */
  rate: '',
  couponBearer: 'maker' as CouponBearer,
  validFrom: '',
};

type AgreementDraft = typeof blankAgreement;
type AgreementField = 'instructor' | 'rate' | 'validFrom';

const agreementProblemsIn = (draft: AgreementDraft): Problem<AgreementField>[] => [
  ...(draft.isForOne && !draft.instructor
    ? [{ field: 'instructor' as const, message: moneyTexts.instructorMissing }]
    : []),
  ...agreementProblems({ ...draft, rate: rateOf(draft.rate) }, dayForField()),
];

/** The dialog that agrees on the platform's share, with an instructor or for everybody, or ends an agreement. */
export function useAgreementForm() {
  const { send } = usePlatform();
  const form = useMoneyForm<AgreementDraft, AgreementField>({
    name: 'new-agreement',
    blank: blankAgreement,
    problemsIn: agreementProblemsIn,
    save: ({ instructor, isEnd, rate, couponBearer, validFrom }) =>
      send(addAgreement, {
        body: {
          instructorId: instructor?.id ?? null,
          platformRate: isEnd ? null : rateOf(rate),
          couponBearer,
          validFrom,
        },
      }),
    success: moneyTexts.agreementSaved,
    failure: moneyTexts.saveFailed,
    changes: [keys.rates],
  });
  return { ...form, open: (given: Partial<AgreementDraft> = {}) => form.open({ validFrom: dayForField(), ...given }) };
}

export type AgreementForm = ReturnType<typeof useAgreementForm>;

const blankTax = { kind: 'tds' as TaxRate['kind'], rate: '', validFrom: '', source: '' };

/** The dialog that adds a tax rate with its source. */
export function useTaxForm() {
  const { send } = usePlatform();
  const form = useMoneyForm<typeof blankTax, 'rate' | 'validFrom' | 'source'>({
    name: 'new-tax-rate',
    blank: blankTax,
    problemsIn: (draft) => taxRateProblems({ ...draft, rate: rateOf(draft.rate) }, dayForField()),
    save: ({ rate, ...body }) => send(addTaxRate, { body: { ...body, rate: rateOf(rate) ?? 0 } }),
    success: moneyTexts.taxRateSaved,
    failure: moneyTexts.saveFailed,
    changes: [keys.rates],
  });
  return { ...form, open: () => form.open({ validFrom: dayForField() }) };
}

export type TaxForm = ReturnType<typeof useTaxForm>;
