import type { Platform } from '@vidya/contracts/platform';
import { ScrollRestoration } from 'react-router-dom';
import { Drawer } from './frame/Drawer.tsx';
import { Footer } from './frame/Footer.tsx';
import { Main } from './frame/Main.ts';
import { Navbar } from './frame/Navbar.tsx';
import { OfflineBanner } from './frame/OfflineBanner.tsx';
import { SkipLink } from './frame/SkipLink.tsx';
import { LeaveQuestion } from './navigation/LeaveQuestion.tsx';
import { useArrival } from './navigation/use-arrival.ts';
import { usePreloadOnIntent } from './remotes/use-preload-on-intent.ts';
import { Routed } from './routes.tsx';
import { ToastRack } from './toasts/ToastRack.tsx';

/** The frame around every page. */
export function Shell({ platform }: { platform: Platform }) {
  useArrival();
  usePreloadOnIntent();
  return (
    <>
      <SkipLink />
      <OfflineBanner />
      <Navbar platform={platform} />
      <Drawer platform={platform} />
      <Main id="content">
        <Routed platform={platform} />
      </Main>
      <Footer />
      <LeaveQuestion />
      <ToastRack />
      <ScrollRestoration />
    </>
  );
}
