import { bankProblems } from '@vidya/contracts/rules/quiz/bank';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { Button, Dialog, FormField } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { useDeferredValue, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useAuthoringAddress } from '../data/address.ts';
import type { BankChanges } from '../data/bank/bank-changes.ts';
import { useFormErrors } from '../data/form-errors.ts';
import { AddPicture } from '../quiz/AddPicture.tsx';
import { QuestionList } from '../quiz/QuestionList.tsx';
import { QuizHelp } from '../quiz/QuizHelp.tsx';
import { goToLine, QuestionsText, withInserted } from '../quiz/questions-text.ts';

interface AddQuestionsDialogProps {
  /** In the text form. It stays while the dialog is closed. */
  text: string;
  onType: (text: string) => void;
  add: BankChanges['add'];
  onClose: () => void;
}

/** Adds many questions at once, typed as a list and read while they are typed. */
export function AddQuestionsDialog({ text, onType, add, onClose }: AddQuestionsDialogProps) {
  const formId = useId();
  const { courseId } = useAuthoringAddress();
  const area = useRef<HTMLTextAreaElement>(null);
  const { errors, accept, mark, clear, formProps, isSending } = useFormErrors<'questions'>();
  // A long text is read after the key is on the screen.
  const read = readQuestions(useDeferredValue(text));
  const submit = async (): Promise<void> => {
    if (!accept(bankProblems(text, false))) return;
    const failure = await add(text);
    if (failure !== null) return mark('questions', failure);
    onType('');
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="large"
      title="Add questions"
      onClose={onClose}
      isBusy={isSending}
      initialFocus={area}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isSending}>
            Add questions
          </Button>
        </>
      }
    >
      <Fields id={formId} {...formProps(isSending, submit)}>
        <QuizHelp />
        <FormField label="Questions" error={errors.questions}>
          {(wiring) => (
            <QuestionsText
              {...wiring}
              ref={area}
              rows={12}
              spellCheck={false}
              value={text}
              onChange={(event) => {
                onType(event.target.value);
                clear('questions');
              }}
            />
          )}
        </FormField>
        {courseId ? (
          <div>
            <AddPicture courseId={courseId} onAdd={(mark) => onType(withInserted(area.current!, mark))} />
          </div>
        ) : null}
        <QuestionList read={read} onGoTo={(line) => goToLine(area.current, line)} menuOf={() => null} />
      </Fields>
    </Dialog>
  );
}

const Fields = styled.form`
  ${stack(5)}
`;
