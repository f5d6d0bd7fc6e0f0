import { useMedia } from '@vidya/contracts/browser/use-media';
import { paths } from '@vidya/contracts/texts/paths';
import { Dialog, Icon } from '@vidya/shared-ui';
import { line, raisedCard } from '@vidya/shared-ui/mixins';
import { color, from, motion, space, type } from '@vidya/shared-ui/tokens';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useOpenMessages } from '../../messages/use-messages.ts';
import { useOpenRefunds } from '../../refunds/use-refund-requests.ts';
import { type AdminPlace, PlaceLinks } from './PlaceLinks.tsx';

const placesOf = (open: { messages: number | undefined; refunds: number | undefined }): AdminPlace[] => [
  { to: paths.dashboard(), label: 'Statistics', icon: 'chart' },
  { to: paths.instructors(), label: 'Instructors', icon: 'award' },
  { to: paths.students(), label: 'Students', icon: 'users' },
  { to: paths.payments(), label: 'Payment history', icon: 'receipt' },
  { to: paths.refundRequests(), label: 'Refund requests', icon: 'undo', waiting: open.refunds },
  { to: paths.money(), label: 'Money', icon: 'book' },
  { to: paths.coupons(), label: 'Coupons', icon: 'rupee' },
  { to: paths.messages(), label: 'Messages', icon: 'message', waiting: open.messages },
  { to: paths.releases(), label: 'Releases', icon: 'upload' },
  { to: paths.accountRecovery(), label: 'Account recovery', icon: 'lock' },
  { to: paths.auditLog(), label: 'Audit log', icon: 'clock' },
];

/** The sidebar with the title Dashboard; a drawer on windows too narrow for it. */
export function Sidebar() {
  const isWide = useMedia(from.laptop);
  const places = placesOf({ messages: useOpenMessages(), refunds: useOpenRefunds() });
  if (!isWide) return <PlacesDrawer places={places} />;
  return (
    <Bar aria-labelledby="dashboard-title">
      <h2 id="dashboard-title">Dashboard</h2>
      <PlaceLinks places={places} />
    </Bar>
  );
}

/** On phones and tablets: a button with the current page's name, which opens the list of pages. */
function PlacesDrawer({ places }: { places: readonly AdminPlace[] }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const close = (): void => setOpen(false);
  const here = places.find(({ to }) => matchPath(to, pathname));
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Icon name="menu" />
        <Text>
          Dashboard menu
          {here ? <b>{here.label}</b> : null}
        </Text>
        <Icon name="chevron-right" size={18} />
      </Opener>
      <Dialog isOpen={isOpen} onClose={close} title="Dashboard" place="start">
        <nav aria-label="Dashboard">
          <PlaceLinks places={places} onFollow={close} />
        </nav>
      </Dialog>
    </>
  );
}

const Bar = styled.nav`
  position: sticky;
  top: 6rem;
  align-self: start;
  min-width: 0;

  h2 {
    padding: 0 ${space[3]};
    margin-bottom: ${space[3]};
    ${type.h3}
  }
`;

const Opener = styled.button`
  ${raisedCard}
  ${line(3)}
  width: 100%;
  min-height: 3.5rem;
  padding: ${space[2]} ${space[4]};
  color: ${color.inkMuted};
  text-align: start;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.primary};
    color: ${color.primary};
  }
`;

const Text = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  ${type.caption}

  b {
    ${type.strong}
    color: ${color.ink};
  }
`;
