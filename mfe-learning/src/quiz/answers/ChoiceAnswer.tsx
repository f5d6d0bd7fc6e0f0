import { Icon } from '@vidya/shared-ui';
import { useId } from 'react';
import { QuizHtml } from '../QuizHtml.tsx';
import { Choice, Choices } from './answer-styles.ts';

interface ChoiceAnswerProps {
  /** HTML. */
  choices: readonly string[];
  isMultiple: boolean;
  chosen: readonly number[];
  /** Once it may be known. */
  right: readonly number[] | undefined;
  onChoose: (chosen: number[]) => void;
}

/** One choice, or several. */
export function ChoiceAnswer({ choices, isMultiple, chosen, right, onChoose }: ChoiceAnswerProps) {
  const name = useId();
  const toggle = (index: number): number[] =>
    chosen.includes(index) ? chosen.filter((one) => one !== index) : [...chosen, index].toSorted((a, b) => a - b);
  return (
    <Choices>
      {choices.map((choice, index) => (
        // The same choices in the same order for the whole attempt.
        // oxlint-disable-next-line react/no-array-index-key
        <Choice key={index} $isRight={right?.includes(index)}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(index)}
            onChange={() => onChoose(isMultiple ? toggle(index) : [index])}
          />
          <QuizHtml html={choice} />
          {right?.includes(index) ? <Icon name="check" size={16} label="Right" /> : null}
        </Choice>
      ))}
      {isMultiple ? <small>Several are right.</small> : null}
    </Choices>
  );
}
