import { useDialogEntry, useLeaveGuard } from '@vidya/contracts/browser/platform';
import type { SubscribedCourse } from '@vidya/contracts/calls/catalogue';
import { color } from '@vidya/shared-ui';
import { bare } from '@vidya/shared-ui/mixins';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useForgetRating, useRateCourse, useUnsavedRatings } from '../../data/courses/rate-course.ts';
import { type Opinion, RatingDialog } from './RatingDialog.tsx';

/** 'Leave a rating', or 'Edit rating' when there is one; opens the rating dialog. */
export function Rate({ course }: { course: SubscribedCourse }) {
  const dialog = useDialogEntry(`rate-${course._id}`);
  const rating = useRateCourse(course);
  const unsaved = useUnsavedRatings().find(({ courseId }) => courseId === course._id);
  const forget = useForgetRating(course._id);
  // Here, because a dialog is easily closed by mistake: what was typed is there when it opens again.
  const [typed, setTyped] = useState<Opinion | null>(null);
  const { userRating, userComment: comment, userIsNamed: isNamed } = course;
  const opinion: Opinion = { userRating, comment, isNamed, ...unsaved, ...typed };
  useLeaveGuard(opinion.comment !== comment);
  const rate = (chosen: Opinion): void => {
    dialog.close();
    setTyped(null);
    rating.mutate({ courseId: course._id, ...chosen });
  };
  return (
    <>
      <TextButton type="button" onClick={dialog.open} aria-haspopup="dialog">
        {course.userRating > 0 ? 'Edit rating' : 'Leave a rating'}
      </TextButton>
      {dialog.isOpen ? (
        <RatingDialog
          course={course}
          opinion={opinion}
          onType={setTyped}
          onClose={dialog.close}
          onCancel={() => {
            forget();
            setTyped(null);
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
