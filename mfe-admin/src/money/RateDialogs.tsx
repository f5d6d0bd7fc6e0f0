import type { Rates } from '@vidya/contracts/calls/ledger/money';
import { couponBearers, rateOf, taxKinds } from '@vidya/contracts/rules/ledger/rate-rules';
import { splitSale } from '@vidya/contracts/rules/ledger/split-sale';
import { Note, TextField } from '@vidya/shared-ui';
import { dayForField } from '../data/days.ts';
import { Choice } from '../parts/Choice.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { InstructorField } from './InstructorField.tsx';
import { amountText, bearerNames, taxNames } from './money-text.ts';
import type { AgreementForm, TaxForm } from './use-rate-dialogs.ts';

const bearers = couponBearers.map((value) => ({ value, label: bearerNames[value] }));
const kinds = taxKinds.map((value) => ({ value, label: taxNames[value] }));

interface CommonForm {
  typed: { rate: string; validFrom: string };
  change: (changes: { rate?: string; validFrom?: string }) => void;
  errorOf: (field: 'rate' | 'validFrom') => string | undefined;
}

const RateField = ({ form, label }: { form: CommonForm; label: string }) => (
  <TextField
    label={label}
    name="rate"
    inputMode="decimal"
    autoComplete="off"
    suffix="%"
    value={form.typed.rate}
    error={form.errorOf('rate')}
    onChange={(event) => form.change({ rate: event.target.value })}
  />
);

const DayField = ({ form }: { form: CommonForm }) => (
  <TextField
    type="date"
    label="For sales from"
    name="validFrom"
    min={dayForField()}
    help="Today: from now on. Sales of earlier days stay as they are."
    value={form.typed.validFrom}
    error={form.errorOf('validFrom')}
    onChange={(event) => form.change({ validFrom: event.target.value })}
  />
);

/** The form of a share, for everybody or with an instructor; or the end of an agreement. */
export function AgreementDialog({ form, rates }: { form: AgreementForm; rates: Rates }) {
  const { typed, change } = form;
  if (typed.isEnd) {
    return (
      <FormDialog
        form={form}
        title={`End the agreement with ${typed.instructor?.name ?? ''}?`}
        submitLabel="End Agreement"
      >
        <p>Then the share of everybody holds again.</p>
        <DayField form={form} />
      </FormDialog>
    );
  }
  return (
    <FormDialog form={form} title="New share" submitLabel="Save Share">
      <InstructorField form={form} />
      <RateField form={form} label="Platform’s share of the price without GST" />
      <Preview rates={rates} rate={typed.rate} />
      <Choice
        label="Coupons are borne by"
        options={bearers}
        value={typed.couponBearer}
        onChoose={(couponBearer) => change({ couponBearer })}
      />
      <DayField form={form} />
    </FormDialog>
  );
}

const previewPaise = 79_900;

/** What an instructor with a PAN and a GSTIN gets of one sale. */
function Preview({ rates: { gstRate, taxes }, rate }: { rates: Rates; rate: string }) {
  const platformRate = rateOf(rate);
  if (platformRate === null) return null;
  const taxOf = (kind: string): number => taxes.find((tax) => tax.kind === kind && tax.isCurrent)?.rate ?? 0;
  const instructor = { instructorId: 'any', percent: 100, tdsRate: taxOf('tds'), tcsRate: taxOf('tcs') };
  const terms = { gstRate, platformRate, couponBearer: 'platform', parts: [instructor] } as const;
  const earned = splitSale({ paidPaise: previewPaise, savedPaise: 0, ...terms })
    .filter(({ account }) => account === 'earnings')
    .reduce((sum, { paise }) => sum - paise, 0);
  return (
    <Note role="status">
      A learner pays {amountText(previewPaise)} → the instructor gets {amountText(earned)}, with a PAN and a GSTIN.
    </Note>
  );
}

/** The form of a tax rate. */
export function TaxDialog({ form }: { form: TaxForm }) {
  const { typed, change, errorOf } = form;
  return (
    <FormDialog form={form} title="New tax rate" submitLabel="Save Rate">
      <Choice label="Tax" options={kinds} value={typed.kind} onChoose={(kind) => change({ kind })} />
      <RateField form={form} label="Rate, of the price without GST" />
      <DayField form={form} />
      <TextField
        label="Source"
        name="source"
        autoComplete="off"
        maxLength={300}
        help="The law or notification that says so."
        value={typed.source}
        error={errorOf('source')}
        onChange={(event) => change({ source: event.target.value })}
      />
    </FormDialog>
  );
}
