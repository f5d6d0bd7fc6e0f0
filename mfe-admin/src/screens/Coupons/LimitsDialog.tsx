import { count } from '@vidya/contracts/texts/format';
import { Button, Dialog } from '@vidya/shared-ui';
import { type FormEvent, useId } from 'react';
import { couponText } from '../../data/coupons/coupon-text.ts';
import type { CouponLimits } from '../../data/coupons/use-coupon-change.ts';
import { Form } from './coupon-styles.ts';
import { focusField } from './focus-field.ts';
import { LimitsFields } from './LimitsFields.tsx';

/** The editable limits of a coupon: number of uses and last day. */
export function LimitsDialog({ limits }: { limits: CouponLimits }) {
  const { coupon, isOpen, isBusy, typed, change, errorOf, submit, close } = limits;
  const formId = useId();
  if (!coupon) return null;
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    focusField(event.currentTarget, await submit());
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={`Edit ${coupon.code}`}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <p>{couponText(coupon)}. For other terms, make another coupon.</p>
        <LimitsFields
          typed={typed}
          errorOf={errorOf}
          onChange={change}
          usesHelp={coupon.uses > 0 ? `Used ${count(coupon.uses)} times so far.` : 'Empty: as often as people like.'}
        />
      </Form>
    </Dialog>
  );
}
