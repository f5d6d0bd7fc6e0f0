import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { control } from '../FormField/control-styles.ts';
import { type FieldTexts, FormField } from '../FormField/FormField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { color, space } from '../theme/tokens.ts';

export interface SelectOption {
  value: string;
  label: string;
  /** The heading above the option; options of one group are listed together. */
  group?: string;
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> {
  /** A plain string is both value and label. */
  options: readonly (string | SelectOption)[];
  /** Shown while nothing is chosen; its value is the empty string. */
  placeholder?: string;
}

/** A choice of one option. A native `<select>`: a phone opens its own picker, and the keyboard works as everywhere. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden, isOptional, help, error, options, placeholder, className, id, ...rest } = props;
  return (
    <FormField {...{ label, isLabelHidden, isOptional, help, error, className }} controlId={id}>
      {(wiring) => (
        <Box>
          <Input {...rest} {...wiring}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {[...Map.groupBy(options.map(toOption), ({ group }) => group)].map(([group, some]) =>
              group === undefined ? (
                some.map(drawn)
              ) : (
                <optgroup key={group} label={group}>
                  {some.map(drawn)}
                </optgroup>
              ),
            )}
          </Input>
          <Icon name="chevron-down" />
        </Box>
      )}
    </FormField>
  );
}

const toOption = (option: string | SelectOption): SelectOption =>
  typeof option === 'string' ? { value: option, label: option } : option;

const drawn = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

const Box = styled.div`
  position: relative;

  svg {
    position: absolute;
    top: calc(50% - 10px);
    right: ${space[3]};
    color: ${color.inkMuted};
    pointer-events: none;
  }
`;

const Input = styled.select`
  ${control}
  appearance: none;
  padding-right: 2.5rem;
  text-overflow: ellipsis;
  cursor: pointer;

  option,
  optgroup {
    background: ${color.raised};
    color: ${color.ink};
  }
`;
