import { paths } from '@vidya/contracts/texts/paths';
import { breakpoint } from '@vidya/shared-ui/tokens';
import { useOpenMessages } from '../../data/messages/use-messages.ts';
import { useMedia } from '../../data/use-media.ts';
import { PlaceLinks } from './PlaceLinks.tsx';
import { PlacesDrawer } from './PlacesDrawer.tsx';
import type { AdminPlace } from './places.ts';
import { Bar, Title } from './sidebar-styles.ts';

const placesOf = (openMessages: number | undefined): AdminPlace[] => [
  { to: paths.dashboard(), label: 'Statistics', icon: 'chart' },
  { to: paths.instructors(), label: 'Instructors', icon: 'award' },
  { to: paths.students(), label: 'Students', icon: 'users' },
  { to: paths.payments(), label: 'Payment history', icon: 'receipt' },
  { to: paths.coupons(), label: 'Coupons', icon: 'rupee' },
  { to: paths.messages(), label: 'Messages', icon: 'message', waiting: openMessages },
  { to: paths.releases(), label: 'Releases', icon: 'upload' },
  { to: paths.auditLog(), label: 'Audit log', icon: 'clock' },
];

/** The sidebar with the title Dashboard; a drawer on windows too narrow for it. */
export function Sidebar() {
  const isWide = useMedia(`(min-width: ${breakpoint.laptop}px)`);
  const places = placesOf(useOpenMessages());
  if (!isWide) return <PlacesDrawer places={places} />;
  return (
    <Bar aria-labelledby="dashboard-title">
      <Title id="dashboard-title">Dashboard</Title>
      <PlaceLinks places={places} />
    </Bar>
  );
}
