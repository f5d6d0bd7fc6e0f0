import type { CourseDetail } from '@vidya/contracts/course';
import { shortDate } from '@vidya/contracts/format';
import { Button, StarRating } from '@vidya/shared-ui';
import { color, space, type } from '@vidya/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RatingSummary } from './RatingSummary.tsx';

const shownAtOnce = 4;

/** How learners rated, drawn as bars, and the words they left, newest first. */
export function Reviews({ course }: { course: CourseDetail }) {
  const [shown, setShown] = useState(shownAtOnce);
  if (course.allRatings.length === 0) {
    return <Muted>Nobody has rated this course yet. Learners who join can be the first.</Muted>;
  }
  const worded = course.allRatings
    .filter((rating) => rating.words.trim() !== '')
    .toSorted((one, other) => other.ratedAt.localeCompare(one.ratedAt));
  return (
    <>
      <RatingSummary course={course} />
      <List role="list">
        {worded.slice(0, shown).map((rating) => (
          <li key={rating.userId}>
            <StarRating value={rating.value} />
            <Words>{rating.words}</Words>
            <Muted>A learner, {shortDate(rating.ratedAt)}</Muted>
          </li>
        ))}
      </List>
      {shown < worded.length ? (
        <Button variant="secondary" onClick={() => setShown(shown + shownAtOnce)}>
          Show more reviews
        </Button>
      ) : null}
    </>
  );
}

const Muted = styled.p`
  ${type.small}
  color: ${color.inkMuted};
`;

const Words = styled.p`
  margin: ${space[1]} 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const List = styled.ul`
  li {
    padding: ${space[4]} 0;
    border-top: 1px solid ${color.line};
  }
`;
