import type { AnswerBody, Judgement, ShownQuestion } from '@vidya/contracts/calls/quiz';
import { ChoiceAnswer } from './ChoiceAnswer.tsx';
import { GapsAnswer } from './GapsAnswer.tsx';
import { MatchAnswer } from './MatchAnswer.tsx';
import { OrderAnswer } from './OrderAnswer.tsx';
import { TextAnswer } from './TextAnswer.tsx';

export interface AnswerFieldProps {
  body: ShownQuestion['body'];
  answer: AnswerBody | undefined;
  right: Judgement['right'] | undefined;
  /** The id of the question's text. */
  labelledBy: string;
  isLocked: boolean;
  onAnswer: (answer: AnswerBody) => void;
}

const sides = [true, false];

/** The field of a question, by its type. */
export function AnswerField({ body, answer, right, labelledBy, isLocked, onAnswer }: AnswerFieldProps) {
  switch (body.type) {
    case 'choice':
      return (
        <ChoiceAnswer
          choices={body.choices}
          isMultiple={body.isMultiple}
          chosen={answer?.type === 'choice' ? answer.chosen : []}
          right={right?.type === 'choice' ? right.chosen : undefined}
          onChoose={(chosen) => onAnswer({ type: 'choice', chosen })}
        />
      );
    case 'trueFalse':
      return (
        <ChoiceAnswer
          choices={['True', 'False']}
          isMultiple={false}
          chosen={answer?.type === 'trueFalse' ? [sides.indexOf(answer.isTrue)] : []}
          right={right?.type === 'trueFalse' ? [sides.indexOf(right.isTrue)] : undefined}
          onChoose={([index]) => onAnswer({ type: 'trueFalse', isTrue: sides[index!]! })}
        />
      );
    case 'number':
    case 'text': {
      const { type } = body;
      const text = answer?.type === 'number' || answer?.type === 'text' ? answer.text : '';
      const unit = body.type === 'number' ? body.unit : '';
      return (
        <TextAnswer
          {...{ labelledBy, text, unit }}
          isNumber={type === 'number'}
          onType={(typed) => onAnswer({ type, text: typed })}
        />
      );
    }
    case 'order':
      return (
        <OrderAnswer
          items={body.items}
          isLocked={isLocked}
          order={answer?.type === 'order' ? answer.order : undefined}
          onOrder={(order) => onAnswer({ type: 'order', order })}
        />
      );
    case 'match':
      return (
        <MatchAnswer
          lefts={body.lefts}
          rights={body.rights}
          matched={answer?.type === 'match' ? answer.rights : body.lefts.map(() => -1)}
          onMatch={(rights) => onAnswer({ type: 'match', rights })}
        />
      );
    case 'gaps':
      return (
        <GapsAnswer
          parts={body.parts}
          texts={answer?.type === 'gaps' ? answer.texts : body.parts.slice(1).map(() => '')}
          onType={(texts) => onAnswer({ type: 'gaps', texts })}
        />
      );
  }
}
