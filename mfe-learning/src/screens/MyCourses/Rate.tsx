import { useDialogEntry } from '@vidya/contracts/browser/platform';
import type { SubscribedCourse } from '@vidya/contracts/calls/catalogue';
import { color } from '@vidya/shared-ui';
import { bare } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';
import { useForgetRating, useRateCourse, useUnsavedRatings } from '../../data/courses/rate-course.ts';
import { type Opinion, RatingDialog } from './RatingDialog.tsx';

/** 'Leave a rating', or 'Edit rating' when there is one; opens the rating dialog. */
export function Rate({ course }: { course: SubscribedCourse }) {
  const dialog = useDialogEntry(`rate-${course._id}`);
  const rating = useRateCourse(course);
  const unsaved = useUnsavedRatings().find(({ courseId }) => courseId === course._id);
  const forget = useForgetRating(course._id);
  const rate = (opinion: Opinion): void => {
    dialog.close();
    rating.mutate({ courseId: course._id, ...opinion });
  };
  return (
    <>
      <TextButton type="button" onClick={dialog.open} aria-haspopup="dialog">
        {course.userRating > 0 ? 'Edit rating' : 'Leave a rating'}
      </TextButton>
      {dialog.isOpen ? (
        <RatingDialog
          course={course}
          unsaved={unsaved}
          onClose={() => {
            forget();
            dialog.close();
          }}
          onRate={rate}
        />
      ) : null}
    </>
  );
}

const TextButton = styled.button`
  ${bare}
  color: ${color.inkMuted};
  text-decoration: underline;
  text-underline-offset: 0.2em;

  &:hover {
    color: ${color.link};
  }
`;
