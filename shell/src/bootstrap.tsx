import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createClient, loadHttp } from '@vidya/contracts/browser/client';
import { watchFilledFields } from '@vidya/contracts/browser/filled-fields';
import { queryDefaults } from '@vidya/contracts/browser/query-defaults';
import { isTranslated, keepTranslatedTexts } from '@vidya/contracts/browser/translated-texts';
import { paths } from '@vidya/contracts/texts/paths';
import {
  areaToPrepare,
  isShellPage,
  learnAreas,
  noteFailure,
  onFailure,
  pageAreas,
  preparePage,
  RemoteBoundary,
  readPageSettings,
  remoteNow,
  retryLostLibraries,
  type VersionHere,
  versionOf,
  watchErrors,
  watchPresses,
  watchScripts,
} from '@vidya/platform/host/host';
import { createStore, Provider } from 'jotai';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { onFirstInteraction } from './boot/first-interaction.ts';
import { whenIdle } from './boot/idle.ts';
import { Hydrated } from './early-input/Hydrated.tsx';
import { replayFields, replayPresses } from './early-input/replay.ts';
import { siteAreasAtom, staleAtom } from './frame/frame-atoms.ts';
import { askToLeave } from './navigation/leave-guard.ts';
import { leavePage } from './navigation/leave-page.ts';
import { openDashboardAnew } from './navigation/open-dashboard.ts';
import { RouterProvider } from './navigation/RouterProvider.tsx';
import { createSiteRouter } from './navigation/site-router.ts';
import { prepareShellPage } from './pages/ShellPage.tsx';
import { createPlatform } from './platform.ts';
import { createReauthentication } from './reauthentication/reauthentication.ts';
import { Shell } from './Shell.tsx';
import { watchLetters } from './script-fonts/watch-letters.ts';
import { createSession, sessionAtom } from './session/session.ts';
import { toasts } from './toasts/toasts.ts';

const store = createStore();
const here = (): string => location.pathname + location.search;
const queries = new QueryClient({ defaultOptions: queryDefaults });
const session = createSession({
  store,
  leaveTo: (address) => leavePage(router, address === '/login' ? paths.forcedLogin(here()) : address),
  clearResponses: () => queries.clear(),
  renewResponses: () => void queries.resetQueries(),
});
const { send } = createClient({
  watchSession: session.watch,
  onAge: (isStale) => store.set(staleAtom, isStale),
  reauthenticate: createReauthentication(store),
});
const platform = createPlatform(session, send);
const router = createSiteRouter(createBrowserHistory(), askToLeave);

// Not checked yet, as nothing of this page is: what code runs depends on the document's signature (releases.ts).
const areas = pageAreas();
learnAreas(areas);
store.set(siteAreasAtom, areas);
openDashboardAnew(router, location.pathname);

async function start(): Promise<void> {
  retryLostLibraries();
  keepTranslatedTexts();
  watchErrors(toasts);
  watchFilledFields();
  watchScripts();
  watchPresses();
  onFailure(standBy);
  const { rendered, hasSession, isLearning } = readPageSettings();
  for (const [key, value] of rendered?.queries ?? []) queries.setQueryData(key, value);
  store.set(staleAtom, rendered?.isStale === true);
  // A rendered page is anonymous: the person follows when it is hydrated.
  if (!rendered) startSession(hasSession);
  else store.set(sessionAtom, hasSession ? { status: 'probing', isLearning } : { status: 'signedOut' });
  // Renders after the area and its initial queries have loaded: React needs 300 ms to replace a waiting view, and the
  // static frame is already visible.
  await prepareHere();
  const place = document.querySelector('#root');
  if (!place) throw new Error('The page has no #root.');
  const onHydrated = (): void => {
    if (rendered) startSession(hasSession);
    // The server asked for them as a visitor, or had no response in time.
    if (hasSession || rendered?.isKept)
      for (const [queryKey] of rendered?.queries ?? []) void queries.invalidateQueries({ queryKey });
    replayFields(globalThis.earlyInput);
    void session.known().then(() => replayPresses(globalThis.earlyInput));
    // From now on no link needs a document.
    document.querySelector('script[type="speculationrules"]')?.remove();
    whenIdle(watchLetters);
    // Also after a failure: the next call loads it again.
    onFirstInteraction(() => void loadHttp().catch(() => undefined));
  };
  const isSame =
    rendered !== undefined &&
    isRequestedPage() &&
    !isTranslated() &&
    rendered.version === versionAt(location.pathname)?.hash;
  const site = (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <Hydrated onDone={onHydrated}>
          <RouterProvider router={router} serverRendered={isSame ? router.arrival() : undefined}>
            <Shell platform={platform} />
          </RouterProvider>
        </Hydrated>
      </QueryClientProvider>
    </Provider>
  );
  // In a transition React renders in slices, so the current page stays responsive.
  startTransition(() => {
    if (isSame) hydrateRoot(place, site, { onCaughtError, onRecoverableError });
    else createRoot(place, { onCaughtError }).render(site);
  });
  setTimeout(standBy, standByAfterMs);
}

/** Prepares the page at the address, and again if Back was pressed during it. */
async function prepareHere(): Promise<void> {
  const { href, pathname } = location;
  await (isShellPage(pathname)
    ? prepareShellPage(pathname).catch(() => undefined)
    : preparePage({ send, queries, url: new URL(href) }));
  if (location.href !== href) await prepareHere();
}

/** Back may have been pressed before hydration: the address then differs from the HTML. */
function isRequestedPage(): boolean {
  const [requested] = performance.getEntriesByType('navigation');
  if (!requested) return true;
  const { pathname, search } = new URL(requested.name);
  return pathname + search === here();
}

function startSession(hasSession: boolean | undefined): void {
  session.restore();
  void session.start(send, hasSession);
}

/** The version that is loaded for an address; undefined for the shell's own pages. */
function versionAt(pathname: string): VersionHere | undefined {
  const area = areaToPrepare(pathname);
  const known = area === undefined ? undefined : remoteNow(area);
  return known?.state === 'ready' ? versionOf(known.remote) : undefined;
}

/** React rendered a part again, because the server's HTML differs from the browser's: no fault if it was translated. */
function onRecoverableError(error: unknown): void {
  if (isTranslated()) return;
  console.error('The HTML of the server could not be hydrated.', error);
  const version = versionAt(location.pathname);
  if (version) noteFailure(version, 'hydrationFailed', error);
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
  standing ??= import(/* webpackChunkName: "fallback" */ './boot/fallback.ts').then(
    ({ startStandby }) => startStandby(send),
    // The next failure tries again.
    () => (standing = undefined),
  );
}

void start();
