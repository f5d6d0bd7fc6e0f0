import { screenFile } from '@vidya/contracts/browser/screen-file';
import { paths } from '@vidya/contracts/texts/paths';
import { reloadShellOnce, routeOf, WaitingView } from '@vidya/platform/host/host';
import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** Few visitors read these pages, so they are not part of the initial load. */
const pageFile = (fetchPage: () => Promise<ComponentType>) =>
  screenFile(
    async () => {
      try {
        return await fetchPage();
      } catch (error) {
        // An older shell's file is gone: reload the page and wait until then.
        if (reloadShellOnce()) return new Promise<never>(() => undefined);
        throw error;
      }
    },
    <WaitingView />,
  );

const staticPage = pageFile(async () => (await import('./StaticPage.tsx')).StaticPage);
const denied = pageFile(async () => (await import(/* webpackChunkName: "lost" */ './Denied.tsx')).Denied);
const notFound = pageFile(async () => (await import(/* webpackChunkName: "lost" */ './NotFound.tsx')).NotFound);

const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, '');

function fileAt(path: string) {
  if (path === paths.denied()) return denied;
  return routeOf(path) ? staticPage : notFound;
}

/** Loads what the page at a path needs to render at once. Resolves with false for a redirect. */
export async function prepareShellPage(pathname: string): Promise<boolean> {
  const path = withoutSlash(pathname);
  if (path === paths.categories()) return false;
  await fileAt(path).load();
  return true;
}

/** The shell's own pages: the short static ones, Access Denied, and the page for every address without a route. */
export function ShellPage() {
  const path = withoutSlash(useLocation().pathname);
  if (path === paths.categories()) return <Navigate replace to={paths.allCourses()} />;
  const { Screen } = fileAt(path);
  return <Screen />;
}
