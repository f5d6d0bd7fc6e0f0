import type { AreaRights } from '@vidya/platform/calls/rights';
import { Icon } from '@vidya/shared-ui';
import { useId } from 'react';
import { counted } from '../../data/counted.ts';
import { toggleOf } from '../../parts/expandable.ts';
import { Area, Opener, RightsLine, Value } from '../area-row-styles.ts';
import { AreaRightsDetails, type RightsActions } from './AreaRightsDetails.tsx';

interface AreaRightsRowProps {
  area: AreaRights;
  on: RightsActions;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** How many owners, publishers, keys and webhooks an area has; pressed, which. */
export function AreaRightsRow({ area, on, isOpen, onToggle }: AreaRightsRowProps) {
  const id = useId();
  const { title, owners, trustedPublishers, signingKeys, webhooks } = area;
  const summary = [
    counted(owners.length, 'owner'),
    counted(trustedPublishers.length, 'trusted publisher'),
    counted(signingKeys.length, 'signing key'),
    counted(webhooks.length, 'webhook'),
  ];
  return (
    <li>
      <RightsLine $isOpen={isOpen}>
        <Area>
          <h3>
            <Opener {...toggleOf({ isOpen, id, onToggle })}>{title}</Opener>
          </h3>
        </Area>
        <Value>{summary.join(' · ')}</Value>
        <Icon name="chevron-down" size={18} />
      </RightsLine>
      {isOpen ? <AreaRightsDetails id={id} area={area} on={on} /> : null}
    </li>
  );
}
