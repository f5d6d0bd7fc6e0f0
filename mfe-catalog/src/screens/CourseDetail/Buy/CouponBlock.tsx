import { rupees } from '@vidya/contracts/texts/format';
import { Button, Icon, lazyPart, VisuallyHidden } from '@vidya/shared-ui';
import { line } from '@vidya/shared-ui/mixins';
import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CouponState } from '../../../data/coupon.ts';

// Most visitors have no coupon, so the field's code loads on demand.
const loadForm = () => import(/* webpackChunkName: "coupon" */ './CouponForm.tsx');
const CouponForm = lazyPart(async () => (await loadForm()).CouponForm);
const loadFormEarly = (): void => void loadForm().catch(() => undefined);

interface CouponBlockProps {
  coupon: CouponState;
  onApply: (code: string) => void;
  onRemove: () => void;
}

/**
 * Below the button; on phones below the picture, so that the bar at the window's foot stays low: 'Have a coupon?', then a
 * field, then the saving. Always one row, so that nothing moves.
 */
export function CouponBlock({ coupon, onApply, onRemove }: CouponBlockProps) {
  const [isOpen, setOpen] = useState(false);
  /** Whether the person acted here, so that the focus follows. */
  const isTouched = useRef(false);
  const focusAfterTouch = (node: HTMLElement | null): void => {
    if (isTouched.current) node?.focus({ preventScroll: true });
  };
  const turn = (open: boolean): void => {
    isTouched.current = true;
    setOpen(open);
    if (coupon.kind !== 'none') onRemove();
  };

  if (coupon.kind === 'never') return null;
  if (coupon.kind === 'unknown') return <Block aria-hidden="true" />;
  const isGood = coupon.kind === 'good';
  const isAtWork = isOpen || coupon.kind === 'asking' || coupon.kind === 'refused';
  return (
    <Block>
      <VisuallyHidden role="status">{isGood ? `New price ${rupees(coupon.offer.price)}` : ''}</VisuallyHidden>
      {isGood ? (
        <Saved>
          <p>
            <Icon name="check-circle" size={18} />
            <span>
              <b translate="no">{coupon.code}</b>: you save {rupees(coupon.offer.saved)}
            </span>
          </p>
          <Button ref={focusAfterTouch} variant="quiet" size="small" onClick={() => turn(false)}>
            Remove
            <VisuallyHidden>
              {' '}
              coupon <span translate="no">{coupon.code}</span>
            </VisuallyHidden>
          </Button>
        </Saved>
      ) : null}
      {!isGood && isAtWork ? (
        <Suspense>
          <CouponForm
            code={coupon.kind === 'none' ? '' : coupon.code}
            reason={coupon.kind === 'refused' ? coupon.reason : undefined}
            isAsking={coupon.kind === 'asking'}
            isStarted={isOpen}
            onApply={onApply}
            onGiveUp={() => turn(false)}
          />
        </Suspense>
      ) : null}
      {!isGood && !isAtWork ? (
        <Disclosure
          ref={focusAfterTouch}
          aria-expanded={false}
          onPointerEnter={loadFormEarly}
          onFocus={loadFormEarly}
          onClick={() => turn(true)}
        >
          Have a coupon?
        </Disclosure>
      ) : null}
    </Block>
  );
}

/** As high as the field that may appear in it. */
const Block = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  min-height: 2.75rem;
`;

const Disclosure = styled.button.attrs({ type: 'button' })`
  justify-self: start;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  ${type.label}
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 0.2em;

  &:hover {
    color: ${color.primaryHover};
  }
  ${media.laptop} {
    justify-self: center;
    padding: 0 ${space[3]};
  }
`;

/** The coupon as a card of its own, with the way to take it off. */
const Saved = styled.div`
  ${line(2)}
  justify-content: space-between;
  min-height: 2.75rem;
  padding: ${space[1]} ${space[3]};
  background: ${color.successSoft};
  border: 1px dashed ${color.success};
  border-radius: ${radius.medium};
  ${type.small}
  font-size: 0.875rem;
  line-height: 1.3;
  color: ${color.success};

  p {
    ${line(2)}
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > button {
    flex: none;
    margin-right: -${space[3]};
  }
`;
