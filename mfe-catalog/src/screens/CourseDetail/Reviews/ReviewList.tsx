import type { CourseDetail } from '@vidya/contracts/calls/course';
import { texts } from '@vidya/contracts/texts/texts';
import { Button } from '@vidya/shared-ui';
import { color, space } from '@vidya/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
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
  const list = useFocusOnNew(shown.length);

  const showMore = (): void => {
    const next = shown.length + shownMore;
    setMax(next);
    if (next > reviews.length && hasMore) fetchMore();
  };
  return (
    <>
      <List role="list" ref={list}>
        {shown.map((review) => (
          <li key={review.userId} tabIndex={-1}>
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

/** The button may disappear with the last page: the focus moves to the first new item. */
function useFocusOnNew(length: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(length);
  useEffect(() => {
    const first = list.current?.children[before.current];
    if (length > before.current && first instanceof HTMLElement) first.focus({ preventScroll: true });
    before.current = length;
  }, [length]);
  return list;
}

const List = styled.ul`
  li {
    padding: ${space[4]} 0;
    border-top: 1px solid ${color.line};
  }
`;
