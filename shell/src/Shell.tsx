import { type ComponentProps, type ReactNode, startTransition, useEffect, useState } from 'react';
import { AvailabilityBanner } from './frame/AvailabilityBanner.tsx';
import { DrawerPlace } from './frame/Drawer/DrawerPlace.tsx';
import { Footer } from './frame/Footer.tsx';
import { Main, Site } from './frame/Main.ts';
import { Navbar } from './frame/Navbar.tsx';
import { SkipLink } from './frame/SkipLink.tsx';
import { LeaveQuestion } from './navigation/LeaveQuestion.tsx';
import { useArrival, usePageDescription } from './navigation/use-arrival.ts';
import { VersionsPlace } from './panel/VersionsPlace.tsx';
import { ReauthenticationPlace } from './reauthentication/ReauthenticationPlace.tsx';
import { usePreloadOnIntent } from './remotes/load/use-preload-on-intent.ts';
import { Routed } from './routes.tsx';
import { StaffPlace } from './staff/StaffPlace.tsx';
import { ToastPlace } from './toasts/ToastPlace.tsx';

/** The frame around every page. */
export function Shell({ platform, plainMenu }: ComponentProps<typeof Navbar>) {
  useArrival();
  usePageDescription();
  usePreloadOnIntent(platform.send);
  return (
    <Site>
      <SkipLink />
      <AvailabilityBanner send={platform.send} />
      <Navbar platform={platform} plainMenu={plainMenu} />
      <DrawerPlace platform={platform} />
      <StaffPlace platform={platform} />
      <Main id="content">
        <Routed platform={platform} />
      </Main>
      <Footer />
      <AfterHydration>
        <LeaveQuestion />
        <ReauthenticationPlace platform={platform} />
        <VersionsPlace platform={platform} />
        <ToastPlace />
      </AfterHydration>
    </Site>
  );
}

/** Parts that the server's HTML does not have: the first page has nothing to show there. */
function AfterHydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated ? children : null;
}
