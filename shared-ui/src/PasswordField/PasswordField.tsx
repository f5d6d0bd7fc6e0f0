import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { color } from '../theme/tokens.ts';

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'suffix' | 'prefix' | 'onKeyDown' | 'onKeyUp' | 'onBlur'
>;

/** A password field with a button that shows the password, and a hint while Caps Lock is on. Set its `autoComplete`. */
export function PasswordField({ help, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [hasCaps, setCaps] = useState(false);
  const watch = (event: KeyboardEvent): void => setCaps(event.getModifierState('CapsLock'));
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setCaps(false)}
      help={
        help || hasCaps ? (
          <>
            {help}
            {hasCaps ? <Caps role="alert">Caps Lock is on</Caps> : null}
          </>
        ) : undefined
      }
      suffix={
        <IconButton
          size="small"
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? 'Hide password' : 'Show password'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}

const Caps = styled.p`
  color: ${color.warning};
  font-weight: 500;
`;
