import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Session } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { WaitingView } from '@vidya/platform/host/views/WaitingView';
import { Banner, faviconSvg } from '@vidya/shared-ui';
import { themeColor, tokensCss } from '@vidya/shared-ui/tokens';
import { createStore, Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { Footer } from '../../src/frame/Footer.tsx';
import { Main, Site } from '../../src/frame/Main.ts';
import { PlainMenu } from '../../src/frame/menu/PlainMenu.tsx';
import { Navbar } from '../../src/frame/Navbar.tsx';
import { SkipLink } from '../../src/frame/SkipLink.tsx';
import { createPlatform } from '../../src/platform.ts';
import { sessionAtom } from '../../src/session/session.ts';

const nowhere = { signIn: () => undefined, signOut: () => undefined, probe: () => Promise.resolve(null) };
const platform = createPlatform(nowhere, () => Promise.reject(new Error('The static frame calls nothing.')));

function StaticFrame() {
  return (
    <Site>
      <SkipLink />
      <div role="status" />
      <Navbar platform={platform} plainMenu={<PlainMenu />} />
      <noscript>
        <Banner tone="warning">
          This page needs JavaScript. If it is switched on, please load the page again. These can be used without it:{' '}
          <Link to={paths.allCourses()}>all courses</Link>, <Link to={paths.login(undefined, 'session')}>log in</Link>.
        </Banner>
      </noscript>
      <Main id="content">
        <WaitingView />
      </Main>
      <Footer />
    </Site>
  );
}

/** The HTML that the site shows before any script runs: the shell's own components, prerendered at build time. */
export function draw() {
  const sheet = new ServerStyleSheet();
  const html = drawnFor({ status: 'probing' }, sheet);
  const visitorHtml = drawnFor({ status: 'signedOut' }, sheet);
  const css = sheet.getStyleTags().replaceAll(/<\/?style[^<>]*>/g, '');
  return { html, visitorHtml, css: tokensCss + css, tokens: tokensCss, favicon: faviconSvg, themeColor };
}

function drawnFor(session: Session, sheet: ServerStyleSheet): string {
  const store = createStore();
  store.set(sessionAtom, session);
  return renderToStaticMarkup(
    sheet.collectStyles(
      <Provider store={store}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <StaticFrame />
          </MemoryRouter>
        </QueryClientProvider>
      </Provider>,
    ),
  );
}
