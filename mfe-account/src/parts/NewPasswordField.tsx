import { limits } from '@vidya/contracts/rules/limits';
import { color, PasswordField, type PasswordFieldProps } from '@vidya/shared-ui';
import { styled } from 'styled-components';
import { useIsCommonPassword } from '../data/sign-in/use-is-common-password.ts';

const common = /^(?:password|qwerty|welcome|letmein|admin|india|abc)?(?:0?1?2?3?4?5?6?7?8?9?0?)[!@#]?$/i;

const isMonotonous = (password: string): boolean => new Set(password.toLowerCase()).size <= 3;

/** Advice on a password that already satisfies the rule; it never refuses one (decision U1). */
function adviceOn(password: string, isCommon: boolean): { tone: string; text: string } {
  if (password.length < limits.password.min)
    return { tone: color.inkMuted, text: `Use at least ${limits.password.min} characters.` };
  if (isCommon)
    return {
      tone: color.warning,
      text: 'This is one of the passwords that are guessed first. Choose another if you can.',
    };
  if (common.test(password) || isMonotonous(password))
    return { tone: color.warning, text: 'Easy to guess. Three unrelated words are safer.' };
  if (password.length < 10) return { tone: color.inkMuted, text: 'Works. A few more characters make it much safer.' };
  return { tone: color.success, text: 'Good length.' };
}

/** The field for a new password: the rule as help text (decision U1), and advice while the person types. */
export function NewPasswordField({ value, ...rest }: Omit<PasswordFieldProps, 'value'> & { value: string }) {
  const { tone, text } = adviceOn(value, useIsCommonPassword(value));
  return (
    <PasswordField
      {...rest}
      value={value}
      autoComplete="new-password"
      placeholder="5+ characters"
      help={
        <Advice aria-live="polite" $tone={tone} $keepsRoom={value.length >= limits.password.min}>
          {text}
        </Advice>
      }
    />
  );
}

const Advice = styled.p<{ $tone: string; $keepsRoom: boolean }>`
  /* For the longest advice, which comes in a pause of typing: the button below must not move under the pointer. */
  min-height: ${({ $keepsRoom }) => ($keepsRoom ? '2lh' : 'auto')};
  color: ${({ $tone }) => $tone};
`;
