import { Skeleton } from '@vidya/shared-ui';
import { Bone, Rows } from './people-styles.ts';

/** As many rows of bones as a page has people. */
export function PeopleSkeleton({ rows }: { rows: number }) {
  return (
    <Rows aria-busy="true" aria-label="Loading">
      {Array.from({ length: rows }, (_, index) => (
        <Bone key={`bone-${index}`}>
          <Skeleton shape="circle" width="48px" height="48px" />
          <div>
            <Skeleton width="9rem" />
            <Skeleton width="13rem" />
          </div>
        </Bone>
      ))}
    </Rows>
  );
}
