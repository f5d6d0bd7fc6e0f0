import { paths } from '@vidya/contracts/paths';
import { Icon, type IconName } from '@vidya/shared-ui';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Bar, Place, Places, Title } from './sidebar-styles.ts';

interface PlaceLink {
  to: string;
  label: string;
  icon: IconName;
}

const places: PlaceLink[] = [
  { to: paths.dashboard(), label: 'Statistics', icon: 'chart' },
  { to: paths.instructors(), label: 'Instructors', icon: 'award' },
  { to: paths.students(), label: 'Students', icon: 'users' },
  { to: paths.payments(), label: 'Payment history', icon: 'receipt' },
];

/** The sidebar titled Dashboard; on phones and tablets a row above the page. */
export function Sidebar() {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => showCurrent(row.current), [pathname]);

  return (
    <Bar aria-labelledby="dashboard-title">
      <Title id="dashboard-title">Dashboard</Title>
      <Places ref={row}>
        {places.map(({ to, label, icon }) => (
          <li key={to}>
            <Place as={NavLink} to={to} end>
              <Icon name={icon} />
              {label}
            </Place>
          </li>
        ))}
      </Places>
    </Bar>
  );
}

/** The row is wider than a phone: the current place is brought into it, without moving the page. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current="page"]');
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
