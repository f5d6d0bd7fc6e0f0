import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createClient } from '@vidya/contracts/client';
import { paths } from '@vidya/contracts/paths';
import { createStore, Provider } from 'jotai';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { UnexpectedError } from './pages/UnexpectedError.tsx';
import { createPlatform } from './platform.ts';
import { registerReleases } from './remotes/load-remote.ts';
import { readPageSettings } from './remotes/page-settings.ts';
import { preparePage } from './remotes/prepare-page.ts';
import { createSession } from './session/session.ts';
import { Shell } from './Shell.tsx';

const store = createStore();
const here = (): string => location.pathname + location.search;
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
});
const session = createSession({
  store,
  leaveTo: (address) =>
    router.navigate(address === '/login' ? paths.forcedLogin(here()) : address, { flushSync: true }),
  forgetAnswers: () => queries.clear(),
});
const { send } = createClient({ onSessionEnded: session.expire });
const platform = createPlatform(session, send);
const router = createBrowserRouter([
  { path: '*', element: <Shell platform={platform} />, errorElement: <UnexpectedError /> },
]);

async function start(): Promise<void> {
  const { releases, hasSession } = readPageSettings();
  registerReleases(releases);
  void session.start(send, hasSession);
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
  startTransition(() => createRoot(place).render(site));
}

void start();
