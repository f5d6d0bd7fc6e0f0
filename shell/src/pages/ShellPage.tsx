import { useTitle } from '@vidya/contracts/browser/platform';
import { screenFile } from '@vidya/contracts/browser/screen-file';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, DeniedPicture } from '@vidya/shared-ui';
import { useAtomValue } from 'jotai';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { reloadShellOnce } from '../remotes/fallback/reload-once.ts';
import { WaitingView } from '../remotes/views/WaitingView.tsx';
import { routeOf } from '../route-table.ts';
import { sessionAtom } from '../session/session.ts';
import { LostPage } from './LostPage.tsx';

// Few visitors read these pages, so they are not part of the initial load.
const staticPage = screenFile(
  async () => {
    try {
      return (await import('./StaticPage.tsx')).StaticPage;
    } catch (error) {
      // An older shell's file is gone: reload the page and wait until then.
      if (reloadShellOnce()) return new Promise<never>(() => undefined);
      throw error;
    }
  },
  <WaitingView />,
);

const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, '');

/** Loads what the page at a path needs to render at once. Resolves with false for a redirect. */
export async function prepareShellPage(pathname: string): Promise<boolean> {
  const path = withoutSlash(pathname);
  if (path === paths.categories()) return false;
  if (routeOf(path) && path !== paths.denied()) await staticPage.load();
  return true;
}

/** The shell's own pages: Access Denied and the short static ones. */
export function ShellPage() {
  const pathname = withoutSlash(useLocation().pathname);
  if (pathname === paths.denied()) return <Denied />;
  if (pathname === paths.categories()) return <Navigate replace to={paths.allCourses()} />;
  return <staticPage.Screen />;
}

/** The page that the guards redirect to (section 2, Other). Signed-out visitors can log in and continue. */
function Denied() {
  useTitle('Access Denied');
  const session = useAtomValue(sessionAtom);
  const from = (useLocation().state as { from?: string } | null)?.from;
  const login =
    session.status === 'signedOut' ? (
      <Button as={Link} to={paths.login(from)}>
        Log in
      </Button>
    ) : null;
  return (
    <LostPage picture={<DeniedPicture />} title="Access Denied" action={login}>
      {texts.page.denied}
    </LostPage>
  );
}
