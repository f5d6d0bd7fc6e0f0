import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Platform } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import { type MockPlatform, type MockResponses, mockPlatform } from '@vidya/contracts/testing/mock-platform';
import type { SiteArea } from '@vidya/platform/gate/document/route-table';
import { learnAreas } from '@vidya/platform/host/routes-here';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { siteAreasAtom } from '../frame/frame-atoms.ts';
import { useAreaGuard, useLeaveGuard } from '../navigation/leave-guard.ts';
import { RouterProvider } from '../navigation/RouterProvider.tsx';
import { useDialogEntry } from '../navigation/use-dialog-entry.ts';
import { Shell } from '../Shell.tsx';
import { sessionAtom } from '../session/session.ts';
import { memoryRouter } from './memory-router.ts';

interface RenderShellOptions {
  at: string;
  user?: User;
  isProbing?: boolean;
  responses?: MockResponses;
  /** What the areas declare in the page's release document. */
  areas?: readonly SiteArea[];
}

interface Rendered {
  user: UserEvent;
  platform: Platform & Pick<MockPlatform, 'said'>;
  /** The current address. */
  address: () => string;
  goBack: () => Promise<void>;
  /** Goes to another page, as a link does. */
  goTo: (address: string) => Promise<void>;
  /** What the shell's parts read and write. */
  store: ReturnType<typeof createStore>;
  /** What the pages have requested. */
  queries: QueryClient;
}

/** For tests: the whole shell at an address, with the shell's own session, router and hooks. */
export function renderShell({ at, user: person, isProbing, responses = {}, areas = [] }: RenderShellOptions): Rendered {
  const store = createStore();
  learnAreas(areas);
  store.set(siteAreasAtom, areas);
  const mock = mockPlatform({ ...(person && { user: person }), responses });
  store.set(
    sessionAtom,
    person ? { status: 'signedIn', user: person } : { status: isProbing ? 'probing' : 'signedOut' },
  );
  const platform: Rendered['platform'] = {
    ...mock,
    sessionAtom,
    signOut: () => store.set(sessionAtom, { status: 'signedOut' }),
    useLeaveGuard,
    useAreaGuard,
    useDialogEntry,
  };
  const router = memoryRouter(at);
  const queries = new QueryClient();
  render(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router}>
          <Shell platform={platform} />
        </RouterProvider>
      </QueryClientProvider>
    </Provider>,
  );
  const address = (): string => {
    const { pathname, search } = router.arrival().location;
    return pathname + search;
  };
  return {
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    platform,
    address,
    store,
    queries,
    goBack: () => act(async () => router.navigator.go(-1)),
    goTo: (to) => act(async () => router.navigator.push(to)),
  };
}
