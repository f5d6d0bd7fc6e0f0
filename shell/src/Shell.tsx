import { usePreloadOnIntent, VersionsSlot } from '@vidya/platform/host/host';
import { type ComponentProps, type ReactNode, startTransition, useEffect, useState } from 'react';
import { AvailabilityBanner } from './frame/AvailabilityBanner.tsx';
import { DrawerSlot } from './frame/Drawer/DrawerSlot.tsx';
import { Footer } from './frame/Footer.tsx';
import { Main, Site } from './frame/Main.ts';
import { Navbar } from './frame/Navbar.tsx';
import { SkipLink } from './frame/SkipLink.tsx';
import { LeaveQuestion } from './navigation/LeaveQuestion.tsx';
import { useArrival, usePageDescription } from './navigation/use-arrival.ts';
import { ReauthenticationPlace } from './reauthentication/ReauthenticationPlace.tsx';
import { Routed } from './routes.tsx';
import { StaffSlot } from './staff/StaffSlot.tsx';
import { ToastSlot } from './toasts/ToastSlot.tsx';

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
      <DrawerSlot platform={platform} />
      <StaffSlot platform={platform} />
      <Main id="content">
        <Routed platform={platform} />
      </Main>
      <Footer />
      <AfterHydration>
        <LeaveQuestion />
        <ReauthenticationPlace platform={platform} />
        <VersionsSlot platform={platform} />
        <ToastSlot />
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
