import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Platform, Session } from '@vidya/contracts/browser/platform';
import { type PrerenderedView, viewWithSession } from '@vidya/contracts/texts/page-meta';
import { atom, createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { CatalogRemote } from './CatalogRemote.tsx';
import { pageMeta } from './page-meta.ts';
import { DetailSkeleton } from './screens/CourseDetail/DetailSkeleton.tsx';

/** Only the members of the platform that screens read in their first render. Nothing else works here. */
const platformOf = (session: Session): Platform =>
  ({
    sessionAtom: atom<Session>(session),
    useDialogEntry: () => ({ isOpen: false, open: () => undefined, close: () => undefined }),
  }) as unknown as Platform;

const forAnybody = <CatalogRemote platform={platformOf({ status: 'probing' })} />;
const forVisitors = <CatalogRemote platform={platformOf({ status: 'signedOut' })} />;

function viewAt(address: string, page: ReactNode = forAnybody): PrerenderedView {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <Provider store={createStore()}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
        </QueryClientProvider>
      </Provider>,
    ),
  );
  return { html, css: sheet.getStyleTags().replaceAll(/<\/?style[^<>]*>/g, '') };
}

/** The prerendered HTML of the most frequent entry pages, by path, without data. */
export const draw = (): Record<string, PrerenderedView> => ({
  '/': viewAt('/', forVisitors),
  [viewWithSession('/')]: viewAt('/'),
  '/course/all-courses': { ...viewAt('/course/all-courses'), variesBy: pageMeta['/course/all-courses'].reads },
  // The screen itself imports an HTML sanitiser that runs in browsers only.
  '/courseDetail': viewAt('/courseDetail', <DetailSkeleton />),
});
