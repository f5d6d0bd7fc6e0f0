import * as reactQuery from '@tanstack/react-query';
import type { Send } from '@vidya/contracts/browser/client';
import type { ServerEntry, ServerPreparation } from '@vidya/contracts/browser/platform';
import type { ServerPage } from '@vidya/contracts/browser/server-page';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { RemoteName } from '@vidya/platform/gate/remotes';
import { provideRemote } from '@vidya/platform/host/load/remote-cache';
import { learnAreas } from '@vidya/platform/host/routes-here';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as router from 'react-router-dom';
import * as styled from 'styled-components';
import { siteAreasAtom, staleAtom } from '../../src/frame/frame-atoms.ts';
import { PlainMenu } from '../../src/frame/menu/PlainMenu.tsx';
import { prepareShellPage } from '../../src/pages/ShellPage.tsx';
import { createPlatform } from '../../src/platform.ts';
import { Shell } from '../../src/Shell.tsx';
import { sessionAtom } from '../../src/session/session.ts';
import { headHtml } from '../head/head.ts';
import type { Ask, PageRequest, RenderedPage, Rendering } from '../renderer/messages.ts';
import { joinFixedRules } from './joined-rules.ts';
import { createStyleSheet } from './kept-styles.ts';
import { createServerSend } from './send-by.ts';
import { submit } from './submit.ts';

joinFixedRules();

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

const nobody = { signIn: () => undefined, signOut: () => undefined, probe: () => Promise.resolve(null) };
const noCalls: Send = () => Promise.reject(new Error('Nothing is sent while a page renders.'));

/** React writes these before everything else; a page that the browser renders has none inside `#root`. */
const leadingPreloads = /^(?:<link rel="preload"[^<>]*>)*/;

/** Marks a part that threw below a Suspense boundary: React leaves it to the browser without a word. */
const failedPart = '<!--$!-->';

function render(
  request: PageRequest & { isStale: boolean },
  queries: reactQuery.QueryClient,
): Pick<RenderedPage<string>, 'html' | 'preloads' | 'css'> {
  const { pathname, search } = new URL(request.url);
  const store = jotai.createStore();
  const areas = request.areas ?? [];
  learnAreas(areas);
  store.set(siteAreasAtom, areas);
  store.set(staleAtom, request.isStale);
  const { hasSession, isLearning } = request;
  store.set(sessionAtom, hasSession ? { status: 'probing', isLearning } : { status: 'signedOut' });
  const sheet = createStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <jotai.Provider store={store}>
          <reactQuery.QueryClientProvider client={queries}>
            <router.MemoryRouter initialEntries={[pathname + search]}>
              <Shell
                platform={createPlatform(nobody, noCalls)}
                plainMenu={<PlainMenu hasSession={request.hasSession} />}
              />
            </router.MemoryRouter>
          </reactQuery.QueryClientProvider>
        </jotai.Provider>,
      ),
    );
    const preloads = leadingPreloads.exec(html)?.[0] ?? '';
    return {
      html: html.slice(preloads.length),
      preloads,
      css: sheet.getStyleTags().replaceAll(/<\/?style[^<>]*>/g, ''),
    };
  } finally {
    sheet.seal();
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A part whose code is loaded on demand has it a moment after the first try. Throws if a part fails again. */
async function renderWhole(...page: Parameters<typeof render>): Promise<ReturnType<typeof render>> {
  const rendered = render(...page);
  if (!rendered.html.includes(failedPart)) return rendered;
  await turn();
  const again = render(...page);
  if (again.html.includes(failedPart)) throw new Error(`A part of ${page[0].url} could not be rendered.`);
  return again;
}

/** An error of the API is none of the area. */
const withoutData = (error: unknown): undefined => {
  if (!(error instanceof ApiError)) throw error;
};

async function prepareArea(
  { name, entry }: Area,
  preparation: ServerPreparation,
): Promise<ServerPage | null | undefined> {
  provideRemote(name, entry.Remote);
  return entry.prepare(preparation).catch(withoutData);
}

const prepareOwn = async ({ pathname }: URL): Promise<ServerPage | null> =>
  (await prepareShellPage(pathname)) ? {} : null;

/**
 * Renders a page with the data that its area asks for, or one of the shell's own. Null if the area does not render it or
 * a form that was posted to it is not refused, undefined if the API does not give the data; throws what the area throws.
 */
export async function renderPage(request: PageRequest, ask: Ask, area?: Area): Promise<Rendering<string>> {
  const queries = new reactQuery.QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  try {
    const url = new URL(request.url);
    const { hasSession, fields } = request;
    const refused = fields && area && (await submit(area.entry, { url, fields }, ask));
    if (fields && !refused) return null;
    let isKept = false;
    let isStale = false;
    const askAndNote: Ask = async (...asked) => {
      const response = await ask(...asked);
      isKept ||= response?.isKept === true;
      isStale ||= response?.isStale === true;
      return response;
    };
    const preparation = { send: createServerSend(askAndNote), queries, url, hasSession, ...(refused && { refused }) };
    const page = await (area ? prepareArea(area, preparation) : prepareOwn(url));
    if (!page) return page;
    const known = queries
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success');
    return {
      ...(await renderWhole({ ...request, isStale }, queries)),
      queries: known.map(({ queryKey, state }) => [queryKey, state.data]),
      isKept,
      isStale,
      status: page.status ?? 200,
      visibleAt: page.visibleAt,
      head: page.head && headHtml(page.head, url.origin),
    };
  } finally {
    queries.clear();
  }
}
