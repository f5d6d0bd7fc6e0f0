import { TextInput, UnitLine } from './answer-styles.ts';

interface TextAnswerProps {
  /** The id of the question's text. */
  labelledBy: string;
  text: string;
  /** '' for none. */
  unit: string;
  isNumber: boolean;
  onType: (text: string) => void;
}

/** A short text or a number. */
export const TextAnswer = ({ labelledBy, text, unit, isNumber, onType }: TextAnswerProps) => (
  <UnitLine>
    <TextInput
      aria-labelledby={labelledBy}
      aria-describedby={unit === '' ? undefined : `${labelledBy}-unit`}
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      maxLength={isNumber ? 100 : 1_000}
      value={text}
      onChange={(event) => onType(event.target.value)}
    />
    {unit === '' ? null : <span id={`${labelledBy}-unit`}>{unit}</span>}
  </UnitLine>
);
