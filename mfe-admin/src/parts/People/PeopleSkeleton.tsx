import { Skeleton } from '@vidya/shared-ui';
import { Rows, SkeletonRow } from './people-styles.ts';

/** As many skeleton rows as a page has people. */
export function PeopleSkeleton({ rows }: { rows: number }) {
  return (
    <Rows aria-busy="true" aria-label="Loading">
      {Array.from({ length: rows }, (_, index) => (
        <SkeletonRow key={`skeletonRow-${index}`}>
          <Skeleton shape="circle" width="48px" height="48px" />
          <div>
            <Skeleton width="9rem" />
            <Skeleton width="13rem" />
          </div>
        </SkeletonRow>
      ))}
    </Rows>
  );
}
