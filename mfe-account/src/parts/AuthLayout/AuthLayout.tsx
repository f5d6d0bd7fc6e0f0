import type { ReactNode } from 'react';
import { Content, Frame, Side } from './auth-layout-styles.ts';

/** Section 2, auth layout: on large screens a looping video fills the left side, with the page beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Side />
      <Content>{children}</Content>
    </Frame>
  );
}
