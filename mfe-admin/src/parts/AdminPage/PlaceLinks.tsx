import { Icon, type IconName, Stack, VisuallyHidden } from '@vidya/shared-ui';
import { line } from '@vidya/shared-ui/mixins';
import { color, motion, radius, space, type } from '@vidya/shared-ui/tokens';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';

/** One page of the dashboard in the menu. */
export interface AdminPlace {
  to: string;
  label: string;
  icon: IconName;
  /** The number of open items on that page. */
  waiting?: number | undefined;
}

/** The links to the dashboard's pages, the current one marked. */
export function PlaceLinks({ places, onFollow }: { places: readonly AdminPlace[]; onFollow?: () => void }) {
  return (
    <Stack as="ul" role="list" $gap={1}>
      {places.map(({ to, label, icon, waiting }) => (
        <li key={to}>
          <Place as={NavLink} to={to} end onClick={onFollow}>
            <Icon name={icon} />
            {label}
            {waiting ? (
              <Waiting>
                {waiting}
                <VisuallyHidden> waiting</VisuallyHidden>
              </Waiting>
            ) : null}
          </Place>
        </li>
      ))}
    </Stack>
  );
}

const Place = styled.a`
  ${line(3)}
  min-height: 2.75rem;
  padding: 0 ${space[3]};
  border-radius: ${radius.medium};
  ${type.label}
  color: ${color.inkMuted};
  text-decoration: none;
  transition:
    background-color ${motion.quick},
    color ${motion.quick};

  &:hover,
  &[aria-current='page'] {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
  &[aria-current='page'] {
    box-shadow: inset 3px 0 ${color.primary};
  }
`;

const Waiting = styled.span`
  min-width: 1.5rem;
  margin-left: auto;
  padding: 0 ${space[2]};
  background: ${color.primary};
  border-radius: ${radius.pill};
  ${type.caption}
  color: ${color.onPrimary};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
