import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { control } from '../FormField/control-styles.ts';
import { type FieldTexts, FormField } from '../FormField/FormField.tsx';
import { centred } from '../theme/mixins.ts';
import { color, space } from '../theme/tokens.ts';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Inside the box, before the text: '₹', an icon. */
  prefix?: ReactNode;
  /** Inside the box, after the text: '%', a small button. */
  suffix?: ReactNode;
}

/** A labelled text input. All props of an `<input>` go to the input, `ref` included. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, isOptional, help, error, prefix, suffix, className, id, ...rest } = props;
  return (
    <FormField {...{ label, isLabelHidden, isOptional, help, error, className }} controlId={id}>
      {(wiring) => (
        <Box>
          {prefix ? <Affix $side="left">{prefix}</Affix> : null}
          <Input type="text" $hasPrefix={Boolean(prefix)} $hasSuffix={Boolean(suffix)} {...rest} {...wiring} />
          {suffix ? <Affix $side="right">{suffix}</Affix> : null}
        </Box>
      )}
    </FormField>
  );
}

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

const Input = styled.input<{ $hasPrefix: boolean; $hasSuffix: boolean }>`
  ${control}
  padding-left: ${({ $hasPrefix }) => ($hasPrefix ? '2.5rem' : space[3])};
  padding-right: ${({ $hasSuffix }) => ($hasSuffix ? '3rem' : space[3])};
`;

const Affix = styled.span<{ $side: 'left' | 'right' }>`
  position: absolute;
  ${({ $side }) => $side}: 0;
  ${centred}
  min-width: 2.75rem;
  height: 100%;
  color: ${color.inkMuted};
`;
