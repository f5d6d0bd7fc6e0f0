import { limits } from '@vidya/contracts/rules/limits';
import { CourseCardSkeleton, Skeleton, Stack } from '@vidya/shared-ui';
import { Filters, Grid } from './my-courses-styles.ts';
import { Facts, Frame, Main, PictureEmpty, Rows } from './staff-row-styles.ts';

const four = Array.from({ length: limits.skeletons.myCourses }, (_, index) => index);

const FiltersSkeleton = () => (
  <Filters aria-hidden="true">
    <Skeleton height="2.75rem" />
    <Skeleton width="min(100%, 20rem)" height="2.25rem" />
  </Filters>
);

/** While the courses load. A learner's cards show progress and a button; staff have rows. */
export function Skeletons({ isStaff = false }: { isStaff?: boolean }) {
  if (isStaff) return <StaffSkeletons />;
  const footer = (
    <Stack $gap={3}>
      <Skeleton height="0.5rem" />
      <Skeleton width="70%" height="1.42rem" />
      <Skeleton height="2.5rem" shape="block" />
      <Skeleton width="70%" height="1.42rem" />
    </Stack>
  );
  return (
    <>
      <FiltersSkeleton />
      <Grid role="list" aria-busy="true" aria-label="Loading courses">
        {four.map((index) => (
          <li key={index} data-testid="course-skeleton">
            <CourseCardSkeleton isRowOnPhones hasFacts={false} footer={footer} />
          </li>
        ))}
      </Grid>
    </>
  );
}

const StaffSkeletons = () => (
  <>
    <FiltersSkeleton />
    <Rows aria-busy="true" aria-label="Loading courses">
      {four.map((index) => (
        <li key={index} data-testid="course-skeleton">
          <Frame as="div">
            <PictureEmpty />
            <Main>
              <Skeleton width="4rem" />
              <Skeleton width="80%" height="1.5rem" />
              <Skeleton width="5rem" />
            </Main>
            <Facts>
              <Skeleton width="min(100%, 20rem)" />
            </Facts>
          </Frame>
        </li>
      ))}
    </Rows>
  </>
);
