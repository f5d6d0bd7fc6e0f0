import { limits } from '@vidya/contracts/rules/limits';
import { CourseCardSkeleton, Skeleton, Stack } from '@vidya/shared-ui';
import { Filters, Grid } from './my-courses-styles.ts';

/** Four card skeletons while the courses load; a learner's cards show progress, staff cards rating and price. */
export function Skeletons({ isStaff = false }: { isStaff?: boolean }) {
  const footer = (
    <Stack $gap={3}>
      {isStaff ? null : <Skeleton height="0.5rem" />}
      <Skeleton width="70%" height="1.42rem" />
      <Skeleton width="70%" height="1.42rem" />
    </Stack>
  );
  return (
    <Grid role="list" aria-busy="true" aria-label="Loading courses">
      {Array.from({ length: limits.skeletons.myCourses }, (_, index) => (
        <li key={index} data-testid="course-skeleton">
          <CourseCardSkeleton hasFacts={isStaff} footer={footer} />
        </li>
      ))}
    </Grid>
  );
}

/** Stands in place of the search field and the status filters. */
export const FiltersSkeleton = () => (
  <Filters aria-hidden="true">
    <Skeleton height="2.75rem" />
    <Skeleton width="min(100%, 20rem)" height="2.25rem" />
  </Filters>
);
