import { limits } from '@vidya/contracts/rules/limits';
import { Button, TextField } from '@vidya/shared-ui';
import { useRef } from 'react';
import { Choice } from '../parts/Choice.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { LimitsFields } from './CouponDialogs.tsx';
import { CourseField } from './CourseField.tsx';
import { CodeRow, Pair } from './coupon-styles.ts';
import { suggestedCode } from './coupon-text.ts';
import type { CouponFormState } from './use-coupon-form.ts';

const kinds = [
  { value: 'percent', label: 'Percent of the price' },
  { value: 'rupees', label: 'Rupees' },
] as const;

/** The form of a new coupon. Code, course and discount cannot change later. */
export function NewCouponDialog({ form }: { form: CouponFormState }) {
  const { typed, change, errorOf } = form;
  const code = useRef<HTMLInputElement>(null);
  const isPercent = typed.kind === 'percent';
  return (
    <FormDialog form={form} title="New coupon" submitLabel="Create Coupon" initialFocus={code}>
      <CodeRow>
        <TextField
          ref={code}
          label="Code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={limits.coupon.codeMax + 10}
          value={typed.code}
          error={errorOf('code')}
          onChange={(event) => change({ code: event.target.value })}
        />
        <Button variant="quiet" onClick={() => change({ code: suggestedCode(Math.random) })}>
          Suggest a code
        </Button>
      </CodeRow>
      <Pair>
        <Choice label="Takes off" options={kinds} value={typed.kind} onChoose={(kind) => change({ kind })} />
        <TextField
          label={isPercent ? 'Percentage' : 'Amount'}
          name="value"
          inputMode="numeric"
          autoComplete="off"
          {...(isPercent ? { suffix: '%' } : { prefix: '₹' })}
          help={isPercent ? '100 makes a course free.' : 'Never more than the price.'}
          value={typed.value}
          error={errorOf('value')}
          onChange={(event) => change({ value: event.target.value })}
        />
      </Pair>
      <CourseField form={form} />
      <LimitsFields form={form} />
    </FormDialog>
  );
}
