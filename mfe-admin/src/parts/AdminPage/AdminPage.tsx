import { Skeleton, Stack } from '@vidya/shared-ui';
import { layout, media, space } from '@vidya/shared-ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Sidebar } from './Sidebar.tsx';

/** The dashboard's layout: the sidebar, with the page beside it. */
export function AdminPage({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Sidebar />
      <Content>{children}</Content>
    </Frame>
  );
}

/** Stands for a page while its file loads. */
export const ScreenSkeleton = () => (
  <Stack role="group" aria-busy="true" aria-label="Loading">
    <Skeleton width="12rem" height="2.5rem" />
    <Skeleton width="60%" />
    <Skeleton width="100%" height="16rem" />
  </Stack>
);

const Frame = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: ${layout.page};
  margin: 0 auto;
  padding: ${space[4]} ${layout.gutter} ${space[10]};

  ${media.laptop} {
    grid-template-columns: 13.5rem minmax(0, 1fr);
    gap: ${space[10]};
    padding-block: ${space[8]} ${space[16]};
  }
`;

/**
 * Never wider than its column, whatever table or chart it contains. On a wide screen it also takes the space beside the
 * page, so that the left edge is the same on every page.
 */
const Content = styled.div`
  min-width: 0;

  ${media.desktop} {
    margin-inline-end: calc(-1 * clamp(0px, (100vw - ${layout.page} - 12rem) / 2, 18rem));
  }
`;
