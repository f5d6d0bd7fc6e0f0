import { serverNow } from '@vidya/contracts/browser/server-clock';
import { dayInIndia } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { ConfirmDialog, TextField } from '@vidya/shared-ui';
import { counted } from '../data/counted.ts';
import { confirmationOf, type FindHeading } from '../parts/confirmation.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Pair } from './coupon-styles.ts';
import { couponText } from './coupon-text.ts';
import type { CouponDeletion, CouponLimits } from './use-coupon-change.ts';

export function DeleteCouponDialog({ deletion, heading }: { deletion: CouponDeletion; heading: FindHeading }) {
  const { coupon } = deletion;
  return (
    <ConfirmDialog
      {...confirmationOf(deletion, heading)}
      title={
        coupon ? (
          <>
            Are you sure you want to delete <span translate="no">{coupon.code}</span>?
          </>
        ) : (
          'Are you sure you want to delete this coupon?'
        )
      }
      lines={[
        ...(coupon ? [`It takes ${couponText(coupon)}. Nobody has used it.`] : []),
        'Links and posts that carry its code will say that it is not valid.',
        texts.dialog.cannotUndo,
      ]}
      confirmLabel="Delete Coupon"
    />
  );
}

const unlimited = 'Empty: as often as people like.';

/** The editable limits of a coupon: number of uses and last day. */
export function LimitsDialog({ limits }: { limits: CouponLimits }) {
  const { coupon } = limits;
  if (!coupon) return null;
  return (
    <FormDialog
      form={limits}
      title={
        <>
          Edit <span translate="no">{coupon.code}</span>
        </>
      }
      submitLabel="Save"
    >
      <p>{couponText(coupon)}. For other terms, make another coupon.</p>
      <LimitsFields
        form={limits}
        usesHelp={coupon.uses > 0 ? `Used ${counted(coupon.uses, 'time')} so far.` : unlimited}
      />
    </FormDialog>
  );
}

interface LimitsFieldsProps {
  form: Pick<CouponLimits, 'typed' | 'errorOf' | 'change'>;
  /** The number of uses so far, as help text. */
  usesHelp?: string;
}

const today = (): string => dayInIndia(serverNow());

/** Number of uses and last day; empty means no limit. */
export function LimitsFields({ form: { typed, errorOf, change }, usesHelp = unlimited }: LimitsFieldsProps) {
  return (
    <Pair>
      <TextField
        label="Limit of uses"
        isOptional
        name="maxUses"
        inputMode="numeric"
        autoComplete="off"
        help={usesHelp}
        value={typed.maxUses}
        error={errorOf('maxUses')}
        onChange={(event) => change({ maxUses: event.target.value })}
      />
      <TextField
        label="Last day"
        isOptional
        name="expiresOn"
        type="date"
        min={today()}
        help="Good until midnight in India."
        value={typed.expiresOn}
        error={errorOf('expiresOn')}
        onChange={(event) => change({ expiresOn: event.target.value })}
      />
    </Pair>
  );
}
