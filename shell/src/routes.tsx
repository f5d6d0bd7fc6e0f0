import type { Platform } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { RemoteArea, routeOf, WaitingView } from '@vidya/platform/host/host';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation } from 'react-router-dom';
import { mayOpen, roleIn } from './navigation/may-open.ts';
import { ShellPage } from './pages/ShellPage.tsx';

/** The page at the current address: guarded, then rendered by the area that owns it (decisions R2, R4). */
export function Routed({ platform }: { platform: Platform }) {
  const location = useLocation();
  const session = useAtomValue(platform.sessionAtom);
  const route = routeOf(location.pathname);
  if (!route) return <ShellPage />;
  if (!mayOpen(route.access, roleIn(session))) {
    // Until the session probe is done, a placeholder instead of a refusal.
    if (session.status === 'probing') return <WaitingView />;
    return <Navigate replace to={paths.denied()} state={{ from: location.pathname + location.search }} />;
  }
  if (route.area === 'shell') return <ShellPage />;
  return <RemoteArea name={route.area} platform={platform} />;
}
