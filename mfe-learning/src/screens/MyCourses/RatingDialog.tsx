import type { SubscribedCourse } from '@vidya/contracts/calls/catalogue';
import type { RatingForm } from '@vidya/contracts/calls/course';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, color, Dialog, Stack, StarRatingInput, TextArea, type } from '@vidya/shared-ui';
import { styled } from 'styled-components';
import { Signature } from './Signature.tsx';

/** What a learner says of a course. An empty `comment` removes the earlier one. */
export type Opinion = Required<Pick<RatingForm, 'userRating' | 'comment' | 'isNamed'>>;

interface RatingDialogProps {
  course: SubscribedCourse;
  opinion: Opinion;
  onType: (opinion: Opinion) => void;
  /** A press beside the dialog, Escape or Back. */
  onClose: () => void;
  onCancel: () => void;
  onRate: (opinion: Opinion) => void;
}

const maxCharacters = 1000;

/** 'How Would You Rate This Course': half stars with their caption, an optional comment, and the name beside it. */
export function RatingDialog({ course, opinion, onType, onClose, onCancel, onRate }: RatingDialogProps) {
  const { userRating, comment, isNamed } = opinion;
  const canSave = userRating > 0 && comment.length <= maxCharacters;
  return (
    <Dialog
      isOpen
      title={texts.dialog.rateTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button disabled={!canSave} onClick={() => onRate({ ...opinion, comment: comment.trim() })}>
            Save Rating
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <Topic>{course.topic}</Topic>
        <StarRatingInput
          value={userRating}
          onChange={(rating) => onType({ ...opinion, userRating: rating })}
          label={texts.dialog.rateTitle}
        />
        <TextArea
          label="What should others know?"
          isOptional
          rows={3}
          max={maxCharacters}
          value={comment}
          onChange={(event) => onType({ ...opinion, comment: event.target.value })}
        />
        <Signature isNamed={isNamed} onChange={(named) => onType({ ...opinion, isNamed: named })} />
      </Stack>
    </Dialog>
  );
}

const Topic = styled.p`
  ${type.strong}
  color: ${color.inkMuted};
`;
