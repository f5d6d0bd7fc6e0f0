import { Skeleton, Stack } from '@vidya/shared-ui';
import { Page } from './page-styles.ts';

/** While a screen's file loads. */
export const PageSkeleton = () => (
  <Page aria-busy="true">
    <Stack $gap={6}>
      <Skeleton width="14rem" height="2.5rem" />
      <Skeleton shape="block" height="20rem" />
    </Stack>
  </Page>
);
