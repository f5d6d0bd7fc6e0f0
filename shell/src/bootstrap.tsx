import '@vidya/shared-ui/fonts.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createClient } from '@vidya/contracts/client';
import { paths } from '@vidya/contracts/paths';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { UnexpectedError } from './pages/UnexpectedError.tsx';
import { createPlatform } from './platform.ts';
import { registerReleases } from './remotes/load-remote.ts';
import { readPageSettings } from './remotes/page-settings.ts';
import { prepareRemote } from './remotes/remote-cache.ts';
import { routeOf } from './route-table.ts';
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
  registerReleases(readPageSettings().releases);
  void session.probe(send);
  // Drawn only once the page's own area is here: replacing a waiting view costs React 300 ms, and the static frame
  // already stands.
  const area = routeOf(location.pathname)?.area;
  if (area && area !== 'shell') await prepareRemote(area);
  const place = document.querySelector('#root');
  if (!place) throw new Error('The page has no #root.');
  createRoot(place).render(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>,
  );
}

void start();
