import { useDialogEntry } from '@vidya/contracts/browser/platform';
import type { SubscribedCourse } from '@vidya/contracts/calls/course';
import { bare } from '@vidya/shared-ui/mixins';
import { color } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { useRateCourse } from '../../data/courses/rate-course.ts';
import { RatingDialog } from './RatingDialog.tsx';

/** 'Leave a rating', or 'Edit rating' when there is one; opens the rating dialog. */
export function RateLink({ course }: { course: SubscribedCourse }) {
  const dialog = useDialogEntry(`rate-${course._id}`);
  const rating = useRateCourse(course);
  const rate = (userRating: number, comment: string): void => {
    dialog.close();
    rating.mutate({ courseId: course._id, userRating, comment });
  };
  return (
    <>
      <TextButton type="button" onClick={dialog.open} aria-haspopup="dialog">
        {course.userRating > 0 ? 'Edit rating' : 'Leave a rating'}
      </TextButton>
      {dialog.isOpen ? <RatingDialog course={course} onClose={dialog.close} onRate={rate} /> : null}
    </>
  );
}

const TextButton = styled.button`
  ${bare}
  font-weight: 600;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
