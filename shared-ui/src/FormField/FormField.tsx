import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { color, space, type } from '../theme/tokens.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** The texts around a field's control. */
export interface FieldTexts {
  label: ReactNode;
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean;
  /** Marks the field as optional. */
  isOptional?: boolean;
  /** Advice below the control. */
  help?: ReactNode;
  /** The current error message. */
  error?: string | undefined;
}

/** Connects a control to its label, help and error: spread it on the control. */
interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FormFieldProps extends FieldTexts, Omit<ComponentProps<'div'>, 'children'> {
  /** The control's id, when the caller needs a known one. */
  controlId?: string | undefined;
  /** Next to the help text, such as a counter. */
  aside?: ReactNode;
  children: (wiring: FieldWiring) => ReactNode;
}

/** A label, a control, help and error, connected visually and for screen readers. */
export function FormField(props: FormFieldProps) {
  const { label, isLabelHidden, isOptional, help, error, controlId, aside, children, ...rest } = props;
  const made = useId();
  const id = controlId ?? made;
  const describedBy = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ');
  return (
    <Frame {...rest}>
      <Label htmlFor={id} $isHidden={isLabelHidden}>
        {label}
        {isOptional ? <Optional> (optional)</Optional> : null}
      </Label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error || help || aside ? (
        <Below>
          <div>
            {error ? (
              <Fault id={`${id}-error`}>
                <Icon name="warning" size={16} />
                {error}
              </Fault>
            ) : null}
            {help ? <Help id={`${id}-help`}>{help}</Help> : null}
          </div>
          {aside}
        </Below>
      ) : null}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  min-width: 0;
`;

const Label = styled.label<{ $isHidden: boolean | undefined }>`
  ${type.label}
  color: ${color.ink};
  ${({ $isHidden }) => ($isHidden ? visuallyHidden : '')}
`;

const Optional = styled.span`
  font-weight: 400;
  color: ${color.inkFaint};
`;

const Below = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
  ${type.small}
  line-height: 1.4;
`;

const Fault = styled.p`
  display: flex;
  gap: ${space[1]};
  color: ${color.danger};
  font-weight: 500;

  svg {
    margin-top: 0.15em;
  }
`;

const Help = styled.div`
  color: ${color.inkMuted};
`;
