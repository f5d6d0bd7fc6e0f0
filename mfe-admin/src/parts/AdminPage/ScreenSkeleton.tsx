import { Skeleton } from '@vidya/shared-ui';
import { SkeletonBlock } from './admin-page-styles.ts';

/** The skeleton shown while a screen's file loads. */
export function ScreenSkeleton() {
  return (
    <SkeletonBlock role="group" aria-busy="true" aria-label="Loading">
      <Skeleton width="12rem" height="2.5rem" />
      <Skeleton width="60%" />
      <Skeleton width="100%" height="16rem" />
    </SkeletonBlock>
  );
}
