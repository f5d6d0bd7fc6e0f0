import type { Coupon } from '@vidya/contracts/calls/coupon';
import { couponOffText } from '@vidya/contracts/texts/labels';
import { Badge, Icon, Skeleton } from '@vidya/shared-ui';
import { useId, useState } from 'react';
import { CardActions } from '../parts/CardActions.tsx';
import { CardFacts, Line, Part, Quiet } from '../parts/card-styles.ts';
import { ExpandedPart, toggleOf } from '../parts/expandable.ts';
import { type CouponHandlers, couponActions, couponFacts, couponTones } from './coupon-columns.tsx';
import { Code, Loading, Opener, Rows } from './coupon-row-styles.ts';
import { couponStateText, courseText, usedText } from './coupon-text.ts';

interface CouponRowsProps {
  /** Undefined while loading. */
  rows: readonly Coupon[] | undefined;
  loadingRows: number;
  on: CouponHandlers;
}

/** The coupons on a narrow screen: two lines each, details and actions on tap. */
export function CouponRows({ rows, loadingRows, on }: CouponRowsProps) {
  return (
    <Rows aria-label="Coupons" aria-busy={rows === undefined}>
      {rows
        ? rows.map((coupon) => <CouponRow key={coupon._id} coupon={coupon} on={on} />)
        : Array.from({ length: loadingRows }, (_, index) => (
            <Loading key={`skeleton-${index}`}>
              <Skeleton width="70%" />
              <Skeleton width="45%" />
            </Loading>
          ))}
    </Rows>
  );
}

/** Code and state, what it takes off, and how often it was used. */
function CouponRow({ coupon, on }: { coupon: Coupon; on: CouponHandlers }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { code, off, state } = coupon;
  return (
    <li>
      <Opener {...toggleOf({ isOpen, id, onToggle: setOpen })}>
        <Line>
          <Part>
            <Code translate="no">{code}</Code>
          </Part>{' '}
          <Badge tone={couponTones[state]}>{couponStateText[state]}</Badge>
          <Icon name="chevron-down" size={18} />
        </Line>{' '}
        <Line>
          <Quiet>
            {couponOffText(off)} · {courseText(coupon)}
          </Quiet>{' '}
          <small>{usedText(coupon)} used</small>
        </Line>
      </Opener>
      {isOpen ? (
        <ExpandedPart id={id}>
          <CardFacts>
            {couponFacts.map(({ key, label, cell }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{cell(coupon)}</dd>
              </div>
            ))}
          </CardFacts>
          <CardActions actions={couponActions(coupon, on)} />
        </ExpandedPart>
      ) : null}
    </li>
  );
}
