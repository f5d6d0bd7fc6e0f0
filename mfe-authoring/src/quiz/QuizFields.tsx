import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { FormField } from '@vidya/shared-ui';
import { row } from '@vidya/shared-ui/mixins';
import { useDeferredValue, useRef } from 'react';
import { styled } from 'styled-components';
import type { LectureFormState } from '../data/lecture/lecture-form.ts';
import { settingsIn } from '../data/lecture/stored-lecture.ts';
import { ExpectedLength } from '../lecture-form/ExpectedLength.tsx';
import { Group, Pair } from '../parts/form-styles.ts';
import { Marked } from '../parts/Marked.tsx';
import { AddPicture } from './AddPicture.tsx';
import { AddQuestion } from './AddQuestion.tsx';
import { ExtraTime } from './ExtraTime.tsx';
import { QuestionFiles } from './QuestionFiles.tsx';
import { QuestionList } from './QuestionList.tsx';
import { QuizHelp } from './QuizHelp.tsx';
import { QuizSettingsFields } from './QuizSettingsFields.tsx';
import { goToLine, QuestionsText, withInserted } from './questions-text.ts';
import { useQuestionEdits } from './use-question-edits.tsx';

/** The questions of a quiz, typed as a list and read while they are typed, and its settings. `lectureId`: null for a new one. */
export function QuizFields({
  courseId,
  lectureId,
  form,
}: {
  courseId: string;
  lectureId: string | null;
  form: LectureFormState;
}) {
  const { fields, errors, round, set } = form;
  const area = useRef<HTMLTextAreaElement>(null);
  const broughtAt = useRef<number>(null);
  // A long quiz is read after the key is on the screen.
  const read = readQuestions(useDeferredValue(fields.questions));
  const edits = useQuestionEdits(fields.questions, (questions) => set('questions', questions), area);
  const append = (added: string): number => {
    const before = fields.questions.trimEnd();
    const start = before === '' ? '' : `${before}\n\n`;
    set('questions', `${start}${added}\n`);
    return start.length;
  };
  const add = (template: string): void => {
    const start = append(template);
    // After the new text is in the field.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(start, start + template.length);
    });
  };
  /** Returns what takes them out again. */
  const bring = (questions: string): (() => void) => {
    broughtAt.current = append(questions.trimEnd());
    return () => {
      broughtAt.current = null;
      set('questions', fields.questions);
    };
  };
  /** The text, with its caret before the questions that came. */
  const areaAfter = (): HTMLTextAreaElement | null => {
    const start = broughtAt.current;
    broughtAt.current = null;
    if (start === null || !area.current) return area.current;
    area.current.setSelectionRange(start, start);
    // A caret alone does not scroll.
    area.current.scrollTop = (area.current.scrollHeight * start) / fields.questions.length;
    return area.current;
  };
  return (
    <>
      <Group>
        <legend>
          <h2>
            <Marked>Questions</Marked>
          </h2>
        </legend>
        <QuizHelp />
        <FormField label="Questions" isLabelHidden error={errors.questions}>
          {(wiring) => (
            <QuestionsText
              {...wiring}
              ref={area}
              aria-required
              rows={18}
              spellCheck={false}
              value={fields.questions}
              onChange={(event) => set('questions', event.target.value)}
            />
          )}
        </FormField>
        <Row>
          <AddQuestion onAdd={add} />
          <AddPicture courseId={courseId} onAdd={(mark) => set('questions', withInserted(area.current!, mark))} />
          <QuestionFiles
            {...{ courseId, lectureId }}
            questions={read.questions}
            onBring={bring}
            focusAfter={areaAfter}
          />
        </Row>
        <QuestionList read={read} onGoTo={(line) => goToLine(area.current, line)} menuOf={edits.menuOf} />
      </Group>
      {edits.dialog}
      <Group>
        <legend>
          <h2>Settings</h2>
        </legend>
        <QuizSettingsFields
          key={round}
          courseId={courseId}
          settings={settingsIn(fields)}
          questions={read.questions}
          error={errors.quizSettings}
          onChange={(settings) => set('quizSettings', JSON.stringify(settings))}
        />
        <Pair>
          <ExpectedLength
            form={form}
            help="Learners see it beside the title. Without it: the time limit, or a minute for each question."
          />
        </Pair>
        <ExtraTime courseId={courseId} />
      </Group>
    </>
  );
}

const Row = styled.div`
  ${row(3)}
`;
