import { count } from '@vidya/contracts/texts/format';
import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { control } from '../FormField/control-styles.ts';
import { type FieldTexts, FormField } from '../FormField/FormField.tsx';
import { color } from '../theme/tokens.ts';

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {
  /** Shows a counter against this many characters; it warns and does not cut off the text. */
  max?: number;
  /** The number of characters that count, when it is not the length of the text. */
  counted?: number;
}

/** A labelled text area. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, isOptional, help, error, max, counted, className, id, onChange, ...rest } = props;
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const length = counted ?? String(rest.value ?? typed).length;
  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  const aside =
    max === undefined ? null : (
      <Counter $isOver={length > max}>
        {count(length)} / {count(max)}
      </Counter>
    );
  return (
    <FormField {...{ label, isLabelHidden, isOptional, help, error, className, aside }} controlId={id}>
      {(wiring) => <Input rows={5} onChange={change} {...rest} {...wiring} />}
    </FormField>
  );
}

const Input = styled.textarea`
  ${control}
  display: block;
  line-height: 1.55;
  resize: vertical;
`;

const Counter = styled.span<{ $isOver: boolean }>`
  flex: none;
  margin-left: auto;
  color: ${({ $isOver }) => ($isOver ? color.danger : color.inkMuted)};
  font-variant-numeric: tabular-nums;
`;
