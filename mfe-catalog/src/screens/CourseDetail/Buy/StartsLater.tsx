import type { CourseSummary } from '@vidya/contracts/calls/course';
import { Note } from '@vidya/shared-ui';
import { styled } from 'styled-components';

/** At the button of a course without lectures: that it starts later (decision P12). */
export function StartsLater({ course }: { course: CourseSummary }) {
  if (course.noOfLectures > 0) return null;
  return <Line>Starts later: no lectures yet.</Line>;
}

/* A row of its own below the button. */
const Line = styled(Note)`
  flex: 1 0 100%;
`;
