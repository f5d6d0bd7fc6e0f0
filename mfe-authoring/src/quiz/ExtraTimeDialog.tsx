import type { ExtraTime } from '@vidya/contracts/calls/quiz';
import { extraTimeProblems } from '@vidya/contracts/rules/quiz/extra-time';
import { Button, Dialog, Note, RuledList, Skeleton, TextField } from '@vidya/shared-ui';
import { line, stack } from '@vidya/shared-ui/mixins';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useExtraTime, useExtraTimeChanges } from '../data/course/extra-time.ts';
import { useFormErrors } from '../data/form-errors.ts';
import { focusNextAfter } from '../parts/focus-next.ts';
import { NumberField, unreadable } from '../parts/NumberField.tsx';
import { ReadFailed } from '../parts/ReadFailed.tsx';

const usualPercent = 50;
const fieldId = 'extra-time-email';

type Changes = ReturnType<typeof useExtraTimeChanges>;

interface ExtraTimeDialogProps {
  courseId: string;
  onClose: () => void;
}

/** Learners with extra time in the timed quizzes of a course, and the form that gives it to one. */
export function ExtraTimeDialog({ courseId, onClose }: ExtraTimeDialogProps) {
  const learners = useExtraTime(courseId);
  const changes = useExtraTimeChanges(courseId);
  return (
    <Dialog
      isOpen
      title="Extra time"
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Parts>
        <p>For one learner, in all quizzes of this course that have a time limit. An attempt that runs gets it too.</p>
        <GiveForm give={changes.give} />
        <ReadFailed query={learners} title="The learners with extra time could not be loaded." />
        {learners.isPending ? <Skeleton height="3rem" shape="block" /> : null}
        {learners.data?.length === 0 ? <Note>Nobody has extra time yet.</Note> : null}
        {learners.data && learners.data.length > 0 ? (
          <RuledList aria-label="Learners with extra time">
            {learners.data.map((learner) => (
              <Learner key={learner._id} learner={learner} remove={changes.remove} />
            ))}
          </RuledList>
        ) : null}
      </Parts>
    </Dialog>
  );
}

function GiveForm({ give }: Pick<Changes, 'give'>) {
  const [email, setEmail] = useState('');
  const [percent, setPercent] = useState(usualPercent);
  const { errors, accept, mark, clear, formProps, isSending } = useFormErrors<'email' | 'percent'>();
  const submit = async (): Promise<void> => {
    if (!accept(extraTimeProblems({ email, percent }))) return;
    if (await give({ email, percent }, (message) => mark('email', message)))
      setEmail((latest) => (latest === email ? '' : latest));
  };
  const form = formProps(isSending, submit);
  const submitAlone = (event: SubmitEvent<HTMLFormElement>): void => {
    // The form of the lecture is around it.
    event.stopPropagation();
    form.onSubmit(event);
  };
  return (
    <Fields {...form} onSubmit={submitAlone}>
      <TextField
        id={fieldId}
        label="Learner’s email"
        type="email"
        autoComplete="off"
        value={email}
        error={errors.email}
        onChange={(event) => {
          setEmail(event.target.value);
          clear('email');
        }}
      />
      <NumberField
        label="Extra time"
        suffix="%"
        help="Of the time limit: 25, 50 and 100 are usual."
        value={percent}
        error={errors.percent}
        onChange={(typed) => {
          setPercent(typed ?? unreadable);
          clear('percent');
        }}
      />
      <Button type="submit" isBusy={isSending}>
        Give extra time
      </Button>
    </Fields>
  );
}

function Learner({ learner: { _id, email, percent }, remove }: { learner: ExtraTime; remove: Changes['remove'] }) {
  const [isRemoving, setRemoving] = useState(false);
  const removeIt = async (button: HTMLElement): Promise<void> => {
    setRemoving(true);
    const work = remove(_id);
    void focusNextAfter(work, button, fieldId);
    if (!(await work)) setRemoving(false);
  };
  return (
    <Entry>
      <bdi translate="no">{email}</bdi>
      <span>+{percent} %</span>
      <Button
        variant="quiet"
        size="small"
        isBusy={isRemoving}
        aria-label={`Remove the extra time of ${email}`}
        onClick={({ currentTarget }) => void removeIt(currentTarget)}
      >
        Remove
      </Button>
    </Entry>
  );
}

const Parts = styled.div`
  ${stack(5)}
  overflow-wrap: anywhere;
`;

const Fields = styled.form`
  ${stack(4)}
  justify-items: start;

  > div {
    width: 100%;
  }
`;

const Entry = styled.li`
  ${line(4)}

  > bdi {
    flex: 1;
    min-width: 0;
  }
`;
