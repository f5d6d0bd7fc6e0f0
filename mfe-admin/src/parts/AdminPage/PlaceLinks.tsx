import { Icon, VisuallyHidden } from '@vidya/shared-ui';
import { NavLink } from 'react-router-dom';
import type { AdminPlace } from './places.ts';
import { Place, Places, Waiting } from './sidebar-styles.ts';

interface PlaceLinksProps {
  places: readonly AdminPlace[];
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** The links to the dashboard's pages, the current one marked. */
export function PlaceLinks({ places, onFollow }: PlaceLinksProps) {
  return (
    <Places>
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
    </Places>
  );
}
