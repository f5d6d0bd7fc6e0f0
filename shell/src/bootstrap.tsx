import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createClient } from '@vidya/contracts/browser/client';
import { paths } from '@vidya/contracts/texts/paths';
import { createStore, Provider } from 'jotai';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { leavePage } from './navigation/leave-page.ts';
import { UnexpectedError } from './pages/UnexpectedError.tsx';
import { createPlatform } from './platform.ts';
import { watchErrors } from './remotes/fallback/unhandled-errors.ts';
import { watchScripts } from './remotes/fallback/watch-scripts.ts';
import { readPageSettings } from './remotes/load/page-settings.ts';
import { preparePage } from './remotes/load/prepare-page.ts';
import { RemoteBoundary } from './remotes/views/RemoteBoundary.tsx';
import { onFailure } from './reports/report-text.ts';
import { Shell } from './Shell.tsx';
import { createSession } from './session/session.ts';
import { toasts } from './toasts/toasts.tsx';

const store = createStore();
const here = (): string => location.pathname + location.search;
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
});
const session = createSession({
  store,
  leaveTo: (address) => leavePage(router, address === '/login' ? paths.forcedLogin(here()) : address),
  clearResponses: () => queries.clear(),
});
const { send } = createClient({ onSessionEnded: session.expire });
const platform = createPlatform(session, send);
const router = createBrowserRouter([
  { path: '*', element: <Shell platform={platform} />, errorElement: <UnexpectedError /> },
]);

async function start(): Promise<void> {
  watchErrors(toasts);
  watchScripts();
  onFailure(standBy);
  void session.start(send, readPageSettings().hasSession);
  // Renders after the area and its initial queries have loaded: React needs 300 ms to replace a waiting view, and the
  // static frame is already visible.
  await preparePage({ send, queries, url: new URL(location.href) });
  const place = document.querySelector('#root');
  if (!place) throw new Error('The page has no #root.');
  const site = (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>
  );
  // In a transition React renders in slices, so the current page stays responsive.
  startTransition(() => createRoot(place, { onCaughtError }).render(site));
  setTimeout(standBy, standByAfterMs);
}

/** RemoteArea handles and reports the errors of an area's boundary. All others are logged here. */
function onCaughtError(error: unknown, { errorBoundary }: { errorBoundary?: unknown }): void {
  if (!(errorBoundary instanceof RemoteBoundary)) console.error(error);
}

/** In ms: long after the page has loaded what it needs. */
const standByAfterMs = 4_000;
let standing: Promise<void> | undefined;

/** Loads the fallback code while its files are still available, and starts to report. */
function standBy(): void {
  standing ??= import(/* webpackChunkName: "fallback" */ './fallback.ts').then(
    ({ startReporting }) => startReporting(send),
    // The next failure tries again.
    () => (standing = undefined),
  );
}

void start();
