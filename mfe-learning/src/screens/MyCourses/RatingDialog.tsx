import type { SubscribedCourse } from '@vidya/contracts/calls/course';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, color, Dialog, Stack, StarRatingInput, TextArea, type } from '@vidya/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';

interface RatingDialogProps {
  course: SubscribedCourse;
  onClose: () => void;
  /** An empty `comment` removes the earlier one. */
  onRate: (userRating: number, comment: string) => void;
}

const maxCharacters = 1000;

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
          <Button
            disabled={value === 0 || comment.length > maxCharacters}
            onClick={() => onRate(value, comment.trim())}
          >
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

const Topic = styled.p`
  ${type.strong}
  color: ${color.inkMuted};
`;
