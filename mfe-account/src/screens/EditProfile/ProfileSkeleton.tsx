import { Skeleton } from '@vidya/shared-ui';
import { Panels } from './profile-styles.ts';

/** Both panels until it is known who is here. */
export function ProfileSkeleton() {
  return (
    <Panels aria-busy="true">
      <Skeleton shape="block" height="20rem" />
      <Skeleton shape="block" height="28rem" />
    </Panels>
  );
}
