import type { CourseSummary } from '@vidya/contracts/calls/course';
import { isFree } from '@vidya/contracts/rules/buying/price';
import { paths } from '@vidya/contracts/texts/paths';
import { Note } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** At the button of a course without lectures: that it starts later, and the way to one's money back (decision P12). */
export function StartsLater({ course }: { course: CourseSummary }) {
  if (course.noOfLectures > 0) return null;
  return (
    <Line>
      Starts later: no lectures yet.
      {isFree(course) ? null : (
        <>
          {' '}
          For 14 days after buying you can have your money back: <Link to={paths.contact()}>write to us</Link>.
        </>
      )}
    </Line>
  );
}

/* A row of its own below the button. */
const Line = styled(Note)`
  flex: 1 0 100%;
`;
