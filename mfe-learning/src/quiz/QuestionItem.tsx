import type { AnswerBody, Judgement, SavedAnswer, ShownQuestion } from '@vidya/contracts/calls/quiz';
import { Button } from '@vidya/shared-ui';
import { useId, useRef } from 'react';
import { AnswerField } from './answers/AnswerField.tsx';
import { JudgementNote } from './JudgementNote.tsx';
import { QuizHtml } from './QuizHtml.tsx';
import { Points, Question } from './quiz-styles.ts';
import { pointsText } from './result-text.ts';

interface QuestionItemProps {
  question: ShownQuestion;
  answer: SavedAnswer | undefined;
  judgement: Judgement | undefined;
  isLocked: boolean;
  /** A practice quiz judges each answer once the learner asks for it. */
  canCheck: boolean;
  onAnswer: (answer: AnswerBody, isFinal?: boolean) => void;
}

/** One question with its answer; with what is right once that may be known. */
export function QuestionItem({ question, answer, judgement, isLocked, canCheck, onAnswer }: QuestionItemProps) {
  const id = useId();
  const isFinal = answer?.isFinal === true;
  const item = useRef<HTMLLIElement>(null);
  const check = (given: AnswerBody): void => {
    // The button goes, and its fields are locked: the keyboard goes on from the question.
    item.current?.focus();
    onAnswer(given, true);
  };
  return (
    <Question ref={item} tabIndex={-1}>
      <fieldset aria-labelledby={`${id}-text`} aria-describedby={`${id}-points`} disabled={isLocked || isFinal}>
        {question.text === '' ? (
          <span id={`${id}-text`}>Fill in the gaps</span>
        ) : (
          <QuizHtml id={`${id}-text`} html={question.text} />
        )}
        <Points id={`${id}-points`}>{pointsText(question.points)}</Points>
        <AnswerField
          body={question.body}
          answer={answer?.answer}
          right={judgement?.right}
          labelledBy={`${id}-text`}
          isLocked={isLocked || isFinal}
          onAnswer={onAnswer}
        />
      </fieldset>
      {/* Of those that come one by one each is announced; this element is there before. */}
      <div role={canCheck ? 'status' : undefined}>
        {judgement ? <JudgementNote {...{ question, judgement }} answer={answer?.answer} /> : null}
      </div>
      {canCheck && answer && !isFinal && !isLocked ? (
        <div>
          <Button size="small" variant="secondary" onClick={() => check(answer.answer)}>
            Check
          </Button>
        </div>
      ) : null}
    </Question>
  );
}
