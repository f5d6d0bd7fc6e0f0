import { limits } from '@vidya/contracts/rules/limits';
import { CourseCardSkeleton, Skeleton } from '@vidya/shared-ui';
import { Filters, FooterStack, Grid } from './my-courses-styles.ts';

/** Four card skeletons while the courses load; a learner's cards show progress, staff cards rating and price. */
export function Skeletons({ isStaff = false }: { isStaff?: boolean }) {
  return (
    <Grid role="list" aria-busy="true" aria-label="Loading courses">
      {Array.from({ length: limits.skeletons.myCourses }, (_, index) => (
        <li key={index} data-testid="course-skeleton">
          <CourseCardSkeleton hasFacts={isStaff} footer={isStaff ? <StaffLines /> : <ProgressLines />} />
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

function StaffLines() {
  return (
    <FooterStack>
      <Line />
      <Line />
    </FooterStack>
  );
}

function ProgressLines() {
  return (
    <FooterStack>
      <Skeleton height="0.5rem" />
      <Line />
      <Line />
    </FooterStack>
  );
}

const Line = () => <Skeleton width="70%" height="1.42rem" />;
