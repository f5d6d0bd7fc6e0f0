import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createClient } from '@vidya/contracts/browser/client';
import { paths } from '@vidya/contracts/texts/paths';
import { createStore, Provider } from 'jotai';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { UnexpectedError } from './pages/UnexpectedError.tsx';
import { createPlatform } from './platform.ts';
import { readPageSettings } from './remotes/load/page-settings.ts';
import { preparePage } from './remotes/load/prepare-page.ts';
import { watchErrors } from './remotes/rescue/unhandled-errors.ts';
import { watchScripts } from './remotes/rescue/watch-scripts.ts';
import { RemoteBoundary } from './remotes/views/RemoteBoundary.tsx';
import { onFailure } from './reports/report-text.ts';
import { Shell } from './Shell.tsx';
import { createSession } from './session/session.ts';
import { toasts } from './toasts/toasts.ts';

const store = createStore();
const here = (): string => location.pathname + location.search;
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
});
const session = createSession({
  store,
  leaveTo: (address) =>
    router.navigate(address === '/login' ? paths.forcedLogin(here()) : address, { flushSync: true }),
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
  // Drawn only once the page's own area and its first answers are here: replacing a waiting view costs React 300 ms, and
  // the static frame already stands.
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
  // In a transition React draws in slices, and the page that stands meanwhile goes on answering.
  startTransition(() => createRoot(place, { onCaughtError }).render(site));
  setTimeout(standBy, standByAfterMs);
}

/** What an area's boundary has caught is reported and seen to. */
function onCaughtError(error: unknown, { errorBoundary }: { errorBoundary?: unknown }): void {
  if (!(errorBoundary instanceof RemoteBoundary)) console.error(error);
}

/** Long after what the page needs. */
const standByAfterMs = 4_000;
let standing: Promise<void> | undefined;

/** Fetches what a page in trouble needs while its files are there to be had, and starts to report. */
function standBy(): void {
  standing ??= import(/* webpackChunkName: "rescue" */ './rescue.ts').then(
    ({ startReporting }) => startReporting(send),
    // The next failure asks again.
    () => (standing = undefined),
  );
}

void start();
