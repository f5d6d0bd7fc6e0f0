import type { CourseDetail } from '@vidya/contracts/calls/course';
import { muted } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewList } from './ReviewList.tsx';

/** The learners' ratings as bars, and their comments. */
export function Reviews({ course }: { course: CourseDetail }) {
  if (course.allRatings.length === 0) {
    return <Muted>Nobody has rated this course yet. Learners who join can be the first.</Muted>;
  }
  return (
    <>
      <RatingSummary course={course} />
      <ReviewList course={course} />
    </>
  );
}

const Muted = styled.p`
  ${muted}
`;
