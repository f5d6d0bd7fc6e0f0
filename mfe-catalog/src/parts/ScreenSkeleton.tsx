import { Skeleton, Stack } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { Page } from './Page.tsx';

// As high as the window: the footer must not come up and go down again.
const Waiting = styled(Page)`
  min-height: 100vh;
  padding-block: ${space[12]};
`;

/** While a screen's file loads. */
export const ScreenSkeleton = () => (
  <Waiting role="group" aria-busy="true" aria-label="Loading">
    <Stack $gap={6}>
      <Skeleton width="min(26rem, 80%)" height="2.5rem" />
      <Skeleton shape="block" height="20rem" />
    </Stack>
  </Waiting>
);
