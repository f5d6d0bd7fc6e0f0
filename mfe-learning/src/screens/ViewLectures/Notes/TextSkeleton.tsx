import { Skeleton } from '@vidya/shared-ui';
import { Column } from './text-styles.ts';

/** As large as a form and a few lines below it, while they load. */
export function TextSkeleton({ label }: { label: string }) {
  return (
    <Column aria-busy="true" aria-label={label} role="status">
      <Skeleton height="6rem" shape="block" />
      <Skeleton height="5rem" shape="block" />
      <Skeleton height="5rem" shape="block" />
    </Column>
  );
}
