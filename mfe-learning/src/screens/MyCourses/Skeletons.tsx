import { limits } from '@vidya/contracts/limits';
import { CourseCardSkeleton, Skeleton } from '@vidya/shared-ui';
import { FooterStack, Grid } from './my-courses-styles.ts';

/** Four cards' worth of room while the courses are on their way; a learner's hold progress, others rating and price. */
export function Skeletons({ isStaff = false }: { isStaff?: boolean }) {
  return (
    <Grid role="list" aria-busy="true" aria-label="Loading courses">
      {Array.from({ length: limits.skeletons.myCourses }, (_, index) => (
        <li key={index} data-testid="course-skeleton">
          <CourseCardSkeleton hasFacts={isStaff} footer={isStaff ? <Line /> : <ProgressLines />} />
        </li>
      ))}
    </Grid>
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
