import type { CourseDetail } from '@vidya/contracts/calls/course';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, useFocusOnNew } from '@vidya/shared-ui';
import { color, space } from '@vidya/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useReviews } from '../../../data/reviews.ts';
import { Review } from './Review.tsx';

const shownAtFirst = 4;
const shownMore = 8;

/** The learners' comments, newest first, page by page. */
export function ReviewList({ course }: { course: CourseDetail }) {
  const { reviews, hasMore, fetchMore, isFetching, isError } = useReviews(course);
  const [max, setMax] = useState(shownAtFirst);
  const shown = reviews.slice(0, max);
  const { list, awaitNew } = useFocusOnNew<HTMLUListElement>(shown.length);

  const showMore = (): void => {
    const next = shown.length + shownMore;
    awaitNew();
    setMax(next);
    if (next > reviews.length && hasMore) fetchMore();
  };
  return (
    <>
      <List role="list" ref={list}>
        {shown.map((review) => (
          <li key={review.userId}>
            <Review review={review} />
          </li>
        ))}
      </List>
      {isError ? <p role="alert">{texts.session.serverDown}</p> : null}
      {hasMore || shown.length < reviews.length ? (
        <Button variant="secondary" isBusy={isFetching} onClick={showMore}>
          Show more reviews
        </Button>
      ) : null}
    </>
  );
}

const List = styled.ul`
  li {
    padding: ${space[4]} 0;
    border-top: 1px solid ${color.line};
  }
`;
