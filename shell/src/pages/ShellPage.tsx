import { paths } from '@vidya/contracts/texts/paths';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { reloadShellOnce } from '../remotes/rescue/reload-once.ts';
import { WaitingView } from '../remotes/views/WaitingView.tsx';
import { Denied } from './Denied.tsx';

// Read by few: not part of every page's first load.
const StaticPage = lazy(async () => {
  try {
    return { default: (await import('./StaticPage.tsx')).StaticPage };
  } catch (error) {
    // Its file went with an older shell: the page is loaded anew, and waits until then.
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
