import { limits } from '@vidya/contracts/rules/limits';
import { PasswordField, type PasswordFieldProps } from '@vidya/shared-ui';
import { color } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { type PasswordAdvice, passwordAdvice } from '../data/sign-in/password-advice.ts';

/** The field for a new password: the rule as help text (decision U1), and advice while the person types. */
export function NewPasswordField({ value, ...rest }: Omit<PasswordFieldProps, 'value'> & { value: string }) {
  const advice = passwordAdvice(value);
  return (
    <PasswordField
      {...rest}
      value={value}
      autoComplete="new-password"
      placeholder="5+ characters"
      maxLength={limits.password.max}
      help={
        <Advice aria-live="polite" $tone={advice?.tone}>
          {advice?.text ?? `Use at least ${limits.password.min} characters.`}
        </Advice>
      }
    />
  );
}

const tones: Record<PasswordAdvice['tone'], string> = {
  weak: color.warning,
  fair: color.inkMuted,
  good: color.success,
};

const Advice = styled.p<{ $tone: PasswordAdvice['tone'] | undefined }>`
  color: ${({ $tone }) => ($tone ? tones[$tone] : color.inkMuted)};
`;
