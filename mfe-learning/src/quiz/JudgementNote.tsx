import type { AnswerBody, Judgement, ShownQuestion } from '@vidya/contracts/calls/quiz';
import { Icon } from '@vidya/shared-ui';
import { plainArticle } from '../reading/clean-article.ts';
import { QuizHtml } from './QuizHtml.tsx';
import { Verdict } from './quiz-styles.ts';
import { pointsText } from './result-text.ts';

interface JudgementNoteProps {
  question: ShownQuestion;
  answer: AnswerBody | undefined;
  judgement: Judgement;
}

/** Whether an answer was right, what is, and why. */
export function JudgementNote({ question, answer, judgement }: JudgementNoteProps) {
  const { isRight, earned, explanation } = judgement;
  const comments = commentsOf(answer, judgement.right).filter((comment) => comment !== '');
  const right = isRight ? '' : rightText(question, judgement.right);
  return (
    <Verdict $isRight={isRight}>
      <p>
        <Icon name={isRight ? 'check-circle' : 'info'} size={20} />
        <strong>{isRight ? 'Right' : earned > 0 ? 'Partly right' : 'Not right'}</strong>
        <span>
          {earned} of {pointsText(question.points)}
        </span>
      </p>
      {right === '' ? null : (
        <p>
          <span>
            Right: <bdi>{right}</bdi>
          </span>
        </p>
      )}
      {comments.map((comment, index) => (
        // Two choices may have the same comment.
        // oxlint-disable-next-line react/no-array-index-key
        <QuizHtml key={index} html={comment} />
      ))}
      {explanation === '' ? null : <QuizHtml html={explanation} />}
    </Verdict>
  );
}

function commentsOf(answer: AnswerBody | undefined, right: Judgement['right']): string[] {
  if (right.type === 'trueFalse') return [right.comment];
  if (right.type !== 'choice' || answer?.type !== 'choice') return [];
  return answer.chosen.map((index) => right.comments[index] ?? '');
}

/** What is right, where the fields themselves do not show it. */
function rightText({ body }: ShownQuestion, right: Judgement['right']): string {
  switch (right.type) {
    case 'choice':
      return body.type === 'choice' ? right.chosen.map((index) => plainArticle(body.choices[index]!)).join(', ') : '';
    case 'trueFalse':
      return right.isTrue ? 'True' : 'False';
    case 'number':
      return `${right.value}${right.tolerance > 0 ? ` ± ${right.tolerance}` : ''} ${right.unit}`.trim();
    case 'text':
      return right.accepted.join(' / ');
    case 'order':
      return body.type === 'order' ? right.order.map((index) => plainArticle(body.items[index]!)).join(' → ') : '';
    case 'match':
      return body.type === 'match'
        ? body.lefts
            .map((left, at) => `${plainArticle(left)} – ${plainArticle(body.rights[right.rights[at]!]!)}`)
            .join(', ')
        : '';
    case 'gaps':
      return right.accepted.map((accepted) => accepted.join(' / ')).join(', ');
  }
}
