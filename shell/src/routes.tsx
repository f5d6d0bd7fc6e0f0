import type { Platform, Session } from '@vidya/contracts/browser/platform';
import type { Role } from '@vidya/contracts/calls/choices';
import { paths } from '@vidya/contracts/texts/paths';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation } from 'react-router-dom';
import { ShellPage } from './pages/ShellPage.tsx';
import { RemoteArea } from './remotes/views/RemoteArea.tsx';
import { WaitingView } from './remotes/views/WaitingView.tsx';
import { type Access, routeOf } from './route-table.ts';

const mayOpen = (access: Access, role: Role | undefined): boolean => {
  if (access === 'everybody') return true;
  return role !== undefined && (access === 'signedIn' || access.includes(role));
};

const roleIn = (session: Session): Role | undefined => (session.status === 'signedIn' ? session.user.role : undefined);

/** The page at the current address: guarded, then rendered by the area that owns it (decisions R2, R4). */
export function Routed({ platform }: { platform: Platform }) {
  const location = useLocation();
  const session = useAtomValue(platform.sessionAtom);
  const route = routeOf(location.pathname);
  if (!route) return <ShellPage />;
  if (!mayOpen(route.access, roleIn(session))) {
    // Until the session probe is done, nobody is turned away.
    if (session.status === 'probing') return <WaitingView />;
    return <Navigate replace to={paths.denied()} state={{ from: location.pathname + location.search }} />;
  }
  if (route.area === 'shell') return <ShellPage />;
  return <RemoteArea name={route.area} platform={platform} />;
}
