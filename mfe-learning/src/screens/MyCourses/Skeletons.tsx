import { limits } from '@vidya/contracts/rules/limits';
import { CourseCardSkeleton, Skeleton, Stack } from '@vidya/shared-ui';
import { Filters, Grid } from './my-courses-styles.ts';

/** While the courses load. A learner's cards show progress; staff have filters, and cards with rating and price. */
export function Skeletons({ isStaff = false }: { isStaff?: boolean }) {
  const footer = (
    <Stack $gap={3}>
      {isStaff ? null : <Skeleton height="0.5rem" />}
      <Skeleton width="70%" height="1.42rem" />
      <Skeleton width="70%" height="1.42rem" />
    </Stack>
  );
  return (
    <>
      {isStaff ? (
        <Filters aria-hidden="true">
          <Skeleton height="2.75rem" />
          <Skeleton width="min(100%, 20rem)" height="2.25rem" />
        </Filters>
      ) : null}
      <Grid role="list" aria-busy="true" aria-label="Loading courses">
        {Array.from({ length: limits.skeletons.myCourses }, (_, index) => (
          <li key={index} data-testid="course-skeleton">
            <CourseCardSkeleton hasFacts={isStaff} footer={footer} />
          </li>
        ))}
      </Grid>
    </>
  );
}
