import { usePerson } from '@vidya/contracts/browser/platform';
import { questionTypeNames, questionTypes, type WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { questionProblem } from '@vidya/contracts/rules/quiz/question-problems';
import { Banner, Button, Checkbox, Dialog, Row, Select, TextArea, TextField } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useAuthoringAddress } from '../data/address.ts';
import { Pair } from '../parts/form-styles.ts';
import { AddPicture } from './AddPicture.tsx';
import { QuestionRows } from './QuestionRows.tsx';
import { fromForm, type QuestionForm, toForm } from './question-edits.ts';

interface QuestionDialogProps {
  title?: string;
  question: WrittenQuestion;
  /** Called with a question without a fault; resolves to true once it is saved. */
  onSave: (question: WrittenQuestion) => true | Promise<boolean | undefined>;
  isSaving?: boolean;
  /** Above the fields: why the last save was refused. */
  refusal?: ReactNode;
  onType?: () => void;
  onClose: () => void;
}

/** What was typed into dialogs that a press beside them, Escape or Back closed, by person, course, title and question. */
const unsaved = new Map<string, QuestionForm>();

/** A question in fields, for those who would not type it. What it saves is written in the text form. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title = 'Edit question', question, onSave, isSaving, refusal, onType, onClose } = props;
  const formId = useId();
  const { courseId } = useAuthoringAddress();
  const key = JSON.stringify([usePerson()?._id, courseId, title, question]);
  const [form, setForm] = useState(() => unsaved.get(key) ?? toForm(question));
  const [problem, setProblem] = useState<string>();
  const set = (change: Partial<QuestionForm>): void => {
    const next = { ...form, ...change };
    unsaved.set(key, next);
    setForm(next);
    setProblem(undefined);
    onType?.();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // The form of the lecture is around it.
    event.stopPropagation();
    const next = fromForm(form);
    const fault = questionProblem(next);
    if (fault) return setProblem(fault);
    if (await onSave(next)) unsaved.delete(key);
  };
  const cancel = (): void => {
    unsaved.delete(key);
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      isBusy={isSaving}
      actions={
        <>
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isSaving}>
            Save question
          </Button>
        </>
      }
    >
      <Fields id={formId} noValidate onSubmit={(event) => void submit(event)}>
        {problem ? <Banner tone="danger">{problem}</Banner> : refusal}
        <Select
          label="Kind"
          value={form.type}
          options={questionTypes.map((value) => ({ value, label: questionTypeNames[value] }))}
          onChange={(event) => set({ type: event.target.value as QuestionForm['type'] })}
        />
        <TextArea
          label="Question"
          help={form.type === 'gaps' ? 'Write ___ for each gap.' : undefined}
          rows={3}
          value={form.text}
          onChange={(event) => set({ text: event.target.value })}
        />
        {courseId ? (
          <div>
            <AddPicture courseId={courseId} onAdd={(mark) => set({ text: `${form.text}\n${mark}`.trim() })} />
          </div>
        ) : null}
        <Answers form={form} onChange={set} />
        <TextArea
          label="Explanation"
          isOptional
          help="For everybody, once the answer is judged."
          rows={2}
          value={form.explanation}
          onChange={(event) => set({ explanation: event.target.value })}
        />
        <Pair>
          <TextField
            label="Points"
            inputMode="numeric"
            value={form.points}
            onChange={(event) => set({ points: event.target.value })}
          />
          <TextField
            label="Tags"
            isOptional
            help="With commas between."
            value={form.tags}
            onChange={(event) => set({ tags: event.target.value })}
          />
        </Pair>
      </Fields>
    </Dialog>
  );
}

interface AnswersProps {
  form: QuestionForm;
  onChange: (change: Partial<QuestionForm>) => void;
}

/** What is right, by the type of the question. */
function Answers({ form, onChange }: AnswersProps) {
  const { type } = form;
  if (type === 'trueFalse')
    return (
      <>
        <Row role="radiogroup" aria-label="Right answer">
          {[true, false].map((isTrue) => (
            <Checkbox
              key={String(isTrue)}
              type="radio"
              name="isTrue"
              label={isTrue ? 'True' : 'False'}
              checked={form.isTrue === isTrue}
              onChange={() => onChange({ isTrue })}
            />
          ))}
        </Row>
        <TextArea
          label="Comment"
          isOptional
          rows={1}
          value={form.comment}
          onChange={(event) => onChange({ comment: event.target.value })}
        />
      </>
    );
  if (type === 'number')
    return (
      <Pair>
        <TextField label="Number" value={form.value} onChange={(event) => onChange({ value: event.target.value })} />
        <TextField
          label="Tolerance"
          isOptional
          help="How far an answer may be from it."
          value={form.tolerance}
          onChange={(event) => onChange({ tolerance: event.target.value })}
        />
        <TextField
          label="Unit"
          isOptional
          value={form.unit}
          onChange={(event) => onChange({ unit: event.target.value })}
        />
      </Pair>
    );
  return (
    <>
      {type === 'gaps' ? <p>What is accepted in each gap, with “ / ” between several texts.</p> : null}
      {type === 'order' ? <p>In the right order.</p> : null}
      {type === 'choice' ? <p>A comment is shown to learners who chose it.</p> : null}
      <QuestionRows type={type} form={form} onChange={onChange} />
    </>
  );
}

const Fields = styled.form`
  ${stack(5)}
`;
