import { Skeleton } from '@vidya/shared-ui';
import { Panels } from './profile-styles.ts';

/** The skeleton of both panels until the session is known. */
export function ProfileSkeleton() {
  return (
    <Panels aria-busy="true">
      <Skeleton shape="block" height="20rem" />
      <Skeleton shape="block" height="28rem" />
    </Panels>
  );
}
