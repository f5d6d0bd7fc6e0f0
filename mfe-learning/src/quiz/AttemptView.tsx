import type { AnswerBody, Attempt } from '@vidya/contracts/calls/quiz';
import type { QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { Banner, Button, ConfirmDialog, Note, Row } from '@vidya/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { AttemptState } from '../data/quiz/use-attempt.ts';
import { QuestionItem } from './QuestionItem.tsx';
import { QuestionMap, type QuestionState } from './QuestionMap.tsx';
import { Bar, Questions, ResultHead } from './quiz-styles.ts';
import { resultText, revealText } from './result-text.ts';
import { TimeLeft } from './TimeLeft.tsx';

interface AttemptViewProps {
  attempt: Attempt;
  /** Of the quiz now. */
  settings: QuizSettings;
  state: AttemptState;
}

/** Fewer questions are in view at once. */
const mappedFrom = 4;

const saveTexts = {
  saved: 'Answers saved',
  saving: 'Saving…',
  waiting: 'Not saved yet: waiting for the connection',
  refused: 'Not saved',
};

/** The questions of an attempt; after its end with the result, and with what is right if that may be known. */
export function AttemptView({ attempt, settings, state }: AttemptViewProps) {
  const { questions, judgements, result, mode } = attempt;
  const [isAsking, setAsking] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  // What comes is read from its beginning.
  useEffect(() => head.current?.focus(), []);
  const byQuestion = new Map(judgements.map((judgement) => [judgement.questionId, judgement]));
  const stateOf = (id: string): QuestionState => {
    const judgement = byQuestion.get(id);
    if (judgement) return judgement.isRight ? 'right' : 'wrong';
    return isBlank(state.answers.get(id)?.answer) ? 'open' : 'answered';
  };
  const states = questions.map(({ _id }) => stateOf(_id));
  const open = questions.filter(({ _id }) => isBlank(state.answers.get(_id)?.answer)).length;
  const close = (): void => {
    state.close();
    // The button goes with the attempt: what the quiz is stands below the heading of the page.
    document.querySelector('h1')?.focus();
  };
  const list = useRef<HTMLOListElement>(null);
  const goTo = (index: number): void => (list.current!.children[index] as HTMLElement).focus();
  const canCheck = mode === 'practice' && result === null;
  const isShown = !result || judgements.length > 0;
  const isLocked = result !== null || state.isElsewhere || state.isOver || state.isBusy;
  return (
    <>
      <ResultHead ref={head} tabIndex={-1}>
        {result ? resultText(result) : `Attempt ${attempt.number}`}
      </ResultHead>
      {result ? (
        <Banner tone={mode === 'practice' || result.isPassed ? 'success' : 'warning'}>
          {endText(attempt, result)}
        </Banner>
      ) : null}
      {state.isElsewhere ? (
        <Banner
          tone="warning"
          action={
            <Button size="small" onClick={() => void state.start(attempt._id)}>
              Continue here
            </Button>
          }
        >
          This attempt goes on in another tab.
        </Banner>
      ) : null}
      {result && judgements.length === 0 ? <Note>{revealText(settings)}</Note> : null}
      {isShown && questions.length >= mappedFrom ? <QuestionMap states={states} onGoTo={goTo} /> : null}
      {isShown ? (
        <Questions ref={list}>
          {questions.map((question) => (
            <QuestionItem
              key={question._id}
              question={question}
              answer={state.answers.get(question._id)}
              judgement={byQuestion.get(question._id)}
              isLocked={isLocked}
              canCheck={canCheck}
              onAnswer={(answer, isFinal) => state.answer(question._id, answer, isFinal)}
            />
          ))}
        </Questions>
      ) : null}
      {result ? (
        <Row>
          <Button variant="secondary" onClick={close}>
            Back to the Quiz
          </Button>
        </Row>
      ) : (
        <Bar>
          <span role="status">{state.isElsewhere || !state.state ? '' : saveTexts[state.state]}</span>
          {state.endsAt === null ? null : <TimeLeft key={state.endsAt} endsAt={state.endsAt} onEnd={state.end} />}
          <Button
            isBusy={state.isBusy}
            disabled={state.isElsewhere || state.isOver}
            onClick={() => (open > 0 ? setAsking(true) : void state.submit())}
          >
            Submit
          </Button>
        </Bar>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        tone="primary"
        title="Submit this attempt?"
        lines={[open === 1 ? 'One question has no answer yet.' : `${open} questions have no answer yet.`]}
        confirmLabel="Submit"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void state.submit();
        }}
      />
    </>
  );
}

/** Nothing is chosen or written. */
function isBlank(answer: AnswerBody | undefined): boolean {
  if (!answer) return true;
  if (answer.type === 'choice') return answer.chosen.length === 0;
  if (answer.type === 'text' || answer.type === 'number') return answer.text.trim() === '';
  if (answer.type === 'match') return answer.rights.every((right) => right < 0);
  return answer.type === 'gaps' && answer.texts.every((text) => text.trim() === '');
}

function endText(
  { mode, passPercent }: Attempt,
  { isPassed, isTimeUp, isRegraded }: NonNullable<Attempt['result']>,
): string {
  const time = isTimeUp ? 'The time was up. ' : isRegraded ? 'Its right answers were corrected since. ' : '';
  if (mode === 'practice') return `${time}Practice done.`;
  return `${time}${isPassed ? 'You have passed.' : `Not passed: ${passPercent} % are needed.`}`;
}
