import { breakpoint } from '@vidya/shared-ui/tokens';
import type { ReactNode } from 'react';
import { useMedia } from '../../data/use-media.ts';
import { Content, Frame, Side } from './auth-layout-styles.ts';
import { LoopingVideo } from './LoopingVideo.tsx';

/** Section 2, auth layout: on large screens a looping video fills the left side, with the page beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  // Smaller screens do not even download it.
  const isLarge = useMedia(`(min-width: ${breakpoint.laptop}px)`);
  return (
    <Frame>
      {isLarge ? (
        <Side>
          <LoopingVideo />
        </Side>
      ) : null}
      <Content>{children}</Content>
    </Frame>
  );
}
