import type { SubscribedCourse } from '@vidya/contracts/calls/course';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, color, Dialog, StarRatingInput, space, TextArea, type } from '@vidya/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';

interface RatingDialogProps {
  course: SubscribedCourse;
  onClose: () => void;
  /** An empty `comment` removes the earlier one. */
  onRate: (userRating: number, comment: string) => void;
}

const maxWords = 1000;

/** 'How Would You Rate This Course': half stars with their caption, and an optional comment. */
export function RatingDialog({ course, onClose, onRate }: RatingDialogProps) {
  const [value, setValue] = useState(course.userRating);
  const [comment, setComment] = useState(course.userComment);
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
          <Button disabled={value === 0 || comment.length > maxWords} onClick={() => onRate(value, comment.trim())}>
            Save Rating
          </Button>
        </>
      }
    >
      <Body>
        <Topic>{course.topic}</Topic>
        <StarRatingInput value={value} onChange={setValue} label={texts.dialog.rateTitle} />
        <TextArea
          label="What should others know?"
          isOptional
          rows={3}
          max={maxWords}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space[5]};
`;

const Topic = styled.p`
  ${type.strong}
  color: ${color.inkMuted};
`;
