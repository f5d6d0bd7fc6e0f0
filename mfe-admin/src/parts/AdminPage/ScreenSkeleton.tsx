import { Skeleton } from '@vidya/shared-ui';
import { Bones } from './admin-page-styles.ts';

/** While the file of a screen is on its way: its title, and the first of what stands below. */
export function ScreenSkeleton() {
  return (
    <Bones role="group" aria-busy="true" aria-label="Loading">
      <Skeleton width="12rem" height="2.5rem" />
      <Skeleton width="60%" />
      <Skeleton width="100%" height="16rem" />
    </Bones>
  );
}
