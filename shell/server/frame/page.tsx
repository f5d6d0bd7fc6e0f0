import * as reactQuery from '@tanstack/react-query';
import type { Send } from '@vidya/contracts/browser/client';
import type { ServerEntry, ServerPreparation } from '@vidya/contracts/browser/platform';
import { ApiError } from '@vidya/contracts/calls/api-error';
import { type Call, callAddress, type Envelope } from '@vidya/contracts/calls/call';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { texts } from '@vidya/contracts/texts/texts';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as router from 'react-router-dom';
import * as styled from 'styled-components';
import { prepareShellPage } from '../../src/pages/ShellPage.tsx';
import { createPlatform } from '../../src/platform.ts';
import { provideRemote } from '../../src/remotes/load/remote-cache.ts';
import { Shell } from '../../src/Shell.tsx';
import { sessionAtom } from '../../src/session/session.ts';
import type { Ask, PageRequest, RenderedPage } from '../renderer/messages.ts';

/** The shared libraries, for the areas' server builds: as in the browser, each exists once. */
export const libraries: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  jotai,
  '@tanstack/react-query': reactQuery,
  'react-router-dom': router,
  'styled-components': styled,
};

/** The area whose pages this realm renders. Without one it renders the shell's own. */
export interface Area {
  name: RemoteName;
  entry: ServerEntry;
}

/** `send` for an area's initial data: GET calls only, without a session. */
function sendBy(ask: Ask): Send {
  const send = async (call: Call, input: { params?: Record<string, string>; query?: object }) => {
    if (call.method !== 'GET') throw new Error(`${call.name} cannot be sent before a page is in its browser.`);
    const text = await ask(callAddress(call, input.params, input.query));
    if (text === undefined) throw new ApiError(texts.session.serverDown, { status: 0 });
    const { Success, Data, Message, Error: code, Total = 0, Meta } = JSON.parse(text) as Envelope;
    if (!Success) throw new ApiError(Message, { status: 0, code: code ?? '' });
    return { data: Data, message: Message, total: Total, ...(Meta ? { meta: Meta } : {}) };
  };
  return send as Send;
}

const nobody = { signIn: () => undefined, signOut: () => undefined, probe: () => Promise.resolve(null) };
const noCalls: Send = () => Promise.reject(new Error('Nothing is sent while a page renders.'));

/** React writes these before everything else; a page that the browser renders has none inside `#root`. */
const leadingPreloads = /^(?:<link rel="preload"[^<>]*>)*/;

/** Marks a part that threw below a Suspense boundary: React leaves it to the browser without a word. */
const failedPart = '<!--$!-->';

function render(request: PageRequest, queries: reactQuery.QueryClient): Omit<RenderedPage, 'queries'> {
  const { pathname, search } = new URL(request.url);
  const store = jotai.createStore();
  store.set(sessionAtom, { status: request.hasSession ? 'probing' : 'signedOut' });
  const routes = router.createMemoryRouter(
    [{ path: '*', element: <Shell platform={createPlatform(nobody, noCalls)} /> }],
    {
      initialEntries: [pathname + search],
    },
  );
  const sheet = new styled.ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <jotai.Provider store={store}>
          <reactQuery.QueryClientProvider client={queries}>
            <router.RouterProvider router={routes} />
          </reactQuery.QueryClientProvider>
        </jotai.Provider>,
      ),
    );
    if (html.includes(failedPart)) throw new Error('A part of the page could not be rendered.');
    const preloads = leadingPreloads.exec(html)?.[0] ?? '';
    return {
      html: html.slice(preloads.length),
      preloads,
      css: sheet.getStyleTags().replaceAll(/<\/?style[^<>]*>/g, ''),
    };
  } finally {
    sheet.seal();
    routes.dispose();
  }
}

async function prepareArea({ name, entry }: Area, preparation: ServerPreparation): Promise<boolean> {
  provideRemote(name, entry.Remote);
  try {
    return await entry.prepare(preparation);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Not the version's fault: the browser asks again and shows what is wrong.
    return false;
  }
}

/** Renders a page with the data that its area asks for. Null if the area does not render it; throws what it throws. */
export async function renderPage(request: PageRequest, ask: Ask, area?: Area): Promise<RenderedPage | null> {
  const queries = new reactQuery.QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  try {
    const url = new URL(request.url);
    const preparation = { send: sendBy(ask), queries, url, hasSession: request.hasSession };
    if (!(await (area ? prepareArea(area, preparation) : prepareShellPage(url.pathname)))) return null;
    const known = queries
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success');
    return {
      ...render(request, queries),
      queries: known.map(({ queryKey, state }) => [queryKey, state.data]),
    };
  } finally {
    queries.clear();
  }
}
