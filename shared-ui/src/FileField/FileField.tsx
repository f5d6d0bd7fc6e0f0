import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { type FieldTexts, FormField } from '../FormField/FormField.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { overlay, row, square } from '../theme/mixins.ts';
import { color, media, motion, radius, space, type } from '../theme/tokens.ts';

export interface FileFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'multiple'> {
  onPick: (file: File) => void;
  /** Allows several files at once and receives them; a single file still goes to `onPick`. */
  onPickSeveral?: (files: File[]) => void;
  /** The name of the chosen file; it replaces the invitation. */
  fileName?: string | undefined;
  /** A picture or player of the chosen file, above the text. */
  preview?: ReactNode;
  icon?: IconName;
}

/**
 * A field to choose or drop a file. The native input covers the area, so that clicks, drops and keys work as in any
 * browser. `accept` only filters the file dialog: the caller checks what arrives.
 */
export function FileField(props: FileFieldProps) {
  const { label, isLabelHidden, isOptional, help, error, className, id, ...others } = props;
  const { onPick, onPickSeveral, fileName, preview, icon, ...rest } = others;
  const takesSeveral = onPickSeveral !== undefined;
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file, ...more] = currentTarget.files ?? [];
    // Lets the person choose the same file again, for example a corrected one.
    currentTarget.value = '';
    if (!file) return;
    if (takesSeveral && more.length > 0) onPickSeveral([file, ...more]);
    else onPick(file);
  };
  const [isOver, setOver] = useState(false);
  return (
    <FormField {...{ label, isLabelHidden, isOptional, help, error, className }} controlId={id}>
      {(wiring) => (
        <Area
          $isOver={isOver}
          $isInvalid={Boolean(error)}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        >
          {preview}
          {/* The emptied input does not name the chosen file. */}
          <Text aria-hidden={fileName === undefined}>
            <Icon name={fileName ? 'file' : (icon ?? 'upload')} size={24} />
            {fileName ? (
              <Name>{fileName}</Name>
            ) : (
              <Drop>{takesSeveral ? 'Drop one or more files here, or' : 'Drop a file here, or'}</Drop>
            )}
            <Choose>{fileName ? 'Choose another' : takesSeveral ? 'choose files' : 'choose a file'}</Choose>
          </Text>
          <Input type="file" multiple={takesSeveral} {...rest} {...wiring} onChange={take} />
        </Area>
      )}
    </FormField>
  );
}

const Area = styled.div<{ $isOver: boolean; $isInvalid: boolean }>`
  position: relative;
  display: grid;
  gap: ${space[3]};
  justify-items: center;
  padding: ${space[6]} ${space[4]};
  background: ${({ $isOver }) => ($isOver ? color.primarySoft : color.surface)};
  border: 1.5px dashed ${({ $isOver, $isInvalid }) => ($isInvalid ? color.danger : $isOver ? color.primary : color.lineStrong)};
  border-radius: ${radius.medium};
  transition: background-color ${motion.quick};

  &:hover:not(:has(:disabled)) {
    background: ${color.primarySoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    background: ${color.sunken};
    color: ${color.inkFaint};
  }
`;

const Text = styled.div`
  ${row(2, 1)}
  justify-content: center;
  color: ${color.inkMuted};
  text-align: center;
`;

const Name = styled.span`
  ${type.label}
  overflow-wrap: anywhere;
`;

/** Nothing can be dropped on a phone. */
const Drop = styled.span`
  ${media.phoneOnly} {
    display: none;
  }
`;

const Choose = styled.span`
  ${media.phoneOnly} {
    display: inline-block;

    &::first-letter {
      text-transform: uppercase;
    }
  }
  color: ${color.link};
  font-weight: 600;
  text-decoration: underline;
`;

const Input = styled.input`
  ${overlay}
  ${square('100%')}
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`;
