import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import type { SubscribedCourse } from '@vidya/contracts/calls/catalogue';
import type { RatingForm } from '@vidya/contracts/calls/course';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, color, Dialog, Stack, StarRatingInput, TextArea, type } from '@vidya/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Signature } from './Signature.tsx';

/** What a learner says of a course. An empty `comment` removes the earlier one. */
export type Opinion = Required<Pick<RatingForm, 'userRating' | 'comment' | 'isNamed'>>;

interface RatingDialogProps {
  course: SubscribedCourse;
  /** The last attempt, when it was refused: the card shows the rating of before, but nothing typed is lost. */
  unsaved: RatingForm | undefined;
  onClose: () => void;
  onRate: (opinion: Opinion) => void;
}

const maxCharacters = 1000;

/** 'How Would You Rate This Course': half stars with their caption, an optional comment, and the name beside it. */
export function RatingDialog({ course, unsaved, onClose, onRate }: RatingDialogProps) {
  const [userRating, setRating] = useState(unsaved?.userRating ?? course.userRating);
  const [comment, setComment] = useState(unsaved?.comment ?? course.userComment);
  const [isNamed, setNamed] = useState(unsaved?.isNamed ?? course.userIsNamed);
  useLeaveGuard(comment !== course.userComment);
  const canSave = userRating > 0 && comment.length <= maxCharacters;
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
          <Button disabled={!canSave} onClick={() => onRate({ userRating, comment: comment.trim(), isNamed })}>
            Save Rating
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <Topic>{course.topic}</Topic>
        <StarRatingInput value={userRating} onChange={setRating} label={texts.dialog.rateTitle} />
        <TextArea
          label="What should others know?"
          isOptional
          rows={3}
          max={maxCharacters}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <Signature isNamed={isNamed} onChange={setNamed} />
      </Stack>
    </Dialog>
  );
}

const Topic = styled.p`
  ${type.strong}
  color: ${color.inkMuted};
`;
