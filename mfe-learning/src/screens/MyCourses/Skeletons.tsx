import { limits } from '@vidya/contracts/limits';
import { CourseCardSkeleton } from '@vidya/shared-ui';
import { Grid } from './my-courses-styles.ts';

/** Four cards' worth of room while the courses are on their way. */
export function Skeletons() {
  return (
    <Grid role="list" aria-busy="true" aria-label="Loading courses">
      {Array.from({ length: limits.skeletons.myCourses }, (_, index) => (
        <li key={index} data-testid="course-skeleton">
          <CourseCardSkeleton />
        </li>
      ))}
    </Grid>
  );
}
