import { paths } from '@vidya/contracts/texts/paths';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { reloadShellOnce } from '../remotes/fallback/reload-once.ts';
import { WaitingView } from '../remotes/views/WaitingView.tsx';
import { Denied } from './Denied.tsx';

// Few visitors read these pages, so they are not part of the initial load.
const StaticPage = lazy(async () => {
  try {
    return { default: (await import('./StaticPage.tsx')).StaticPage };
  } catch (error) {
    // An older shell's file is gone: reload the page and wait until then.
    if (reloadShellOnce()) return new Promise<never>(() => undefined);
    throw error;
  }
});

/** The shell's own pages: Access Denied and the short static ones. */
export function ShellPage() {
  const pathname = useLocation().pathname.replace(/\/$/, '');
  if (pathname === paths.denied()) return <Denied />;
  if (pathname === paths.categories()) return <Navigate replace to={paths.allCourses()} />;
  return (
    <Suspense fallback={<WaitingView />}>
      <StaticPage pathname={pathname} />
    </Suspense>
  );
}
