import { useDialogEntry } from '@vidya/contracts/browser/platform';
import type { RatingForm, SubscribedCourse } from '@vidya/contracts/calls/course';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, color, Dialog, Stack, StarRatingInput, TextArea, type } from '@vidya/shared-ui';
import { bare } from '@vidya/shared-ui/mixins';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRateCourse } from '../../data/courses/rate-course.ts';

/** 'Leave a rating', or 'Edit rating' when there is one; opens the rating dialog. */
export function Rate({ course }: { course: SubscribedCourse }) {
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
      {dialog.isOpen ? (
        <RatingDialog
          course={course}
          unsaved={rating.isError ? rating.variables : undefined}
          onClose={dialog.close}
          onRate={rate}
        />
      ) : null}
    </>
  );
}

interface RatingDialogProps {
  course: SubscribedCourse;
  /** The last attempt, when it was refused: the card shows the rating of before, but nothing typed is lost. */
  unsaved: RatingForm | undefined;
  onClose: () => void;
  /** An empty `comment` removes the earlier one. */
  onRate: (userRating: number, comment: string) => void;
}

const maxCharacters = 1000;

/** 'How Would You Rate This Course': half stars with their caption, and an optional comment. */
function RatingDialog({ course, unsaved, onClose, onRate }: RatingDialogProps) {
  const [value, setValue] = useState(unsaved?.userRating ?? course.userRating);
  const [comment, setComment] = useState(unsaved?.comment ?? course.userComment);
  const canSave = value > 0 && comment.length <= maxCharacters;
  return (
    <Dialog
      isOpen
      title={texts.dialog.rateTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!canSave} onClick={() => onRate(value, comment.trim())}>
            Save Rating
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <Topic>{course.topic}</Topic>
        <StarRatingInput value={value} onChange={setValue} label={texts.dialog.rateTitle} />
        <TextArea
          label="What should others know?"
          isOptional
          rows={3}
          max={maxCharacters}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}

const TextButton = styled.button`
  ${bare}
  font-weight: 600;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const Topic = styled.p`
  ${type.strong}
  color: ${color.inkMuted};
`;
