import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import { couponCode } from '@vidya/contracts/rules/buying/coupon-code';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, TextField } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { media } from '@vidya/shared-ui/tokens';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface CouponFormProps {
  /** The code in the address; '' at first. */
  code: string;
  /** Why the code was refused. */
  reason: string | undefined;
  isAsking: boolean;
  /** The person opened the field, so it takes the focus. */
  isStarted: boolean;
  onApply: (code: string) => void;
  onGiveUp: () => void;
}

/** The field for a coupon code. The typed text stays until the code is valid, with the reason beside it. */
export function CouponForm({ code, reason, isAsking, isStarted, onApply, onGiveUp }: CouponFormProps) {
  const [typed, setTyped] = useState(code);
  const [isBlank, setBlank] = useState(false);
  // An applied code is in the address.
  useLeaveGuard(![code, ''].includes(couponCode(typed)));
  const field = useRef<HTMLInputElement>(null);
  const error = isBlank ? texts.coupon.codeMissing : reason;
  // The focus makes screen readers announce the field and its error at once.
  useEffect(() => {
    if (isStarted && !isAsking) field.current?.focus({ preventScroll: true });
  }, [isStarted, error, isAsking]);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setBlank(typed.trim() === '');
    if (isAsking) return;
    if (typed.trim()) onApply(typed);
    else field.current?.focus();
  };

  return (
    <Form noValidate onSubmit={submit} onKeyDown={(event) => (event.key === 'Escape' ? onGiveUp() : undefined)}>
      <TextField
        ref={field}
        label="Coupon code"
        isLabelHidden
        placeholder="Coupon code"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isAsking ? undefined : error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button type="submit" variant="secondary" isBusy={isAsking}>
        Apply
      </Button>
    </Form>
  );
}

const Form = styled.form`
  ${stack(2)}
  grid-template-columns: 1fr auto;
  align-items: start;
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
