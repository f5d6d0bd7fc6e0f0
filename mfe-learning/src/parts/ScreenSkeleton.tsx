import { Skeleton, Stack } from '@vidya/shared-ui';
import { styled } from 'styled-components';
import { page } from './styles.ts';

/** While a screen's file loads. */
export const ScreenSkeleton = () => (
  <Page aria-busy="true">
    <Stack $gap={6}>
      <Skeleton width="14rem" height="2.5rem" />
      <Skeleton shape="block" height="20rem" />
    </Stack>
  </Page>
);

const Page = styled.div`
  ${page(6, 8)}
`;
