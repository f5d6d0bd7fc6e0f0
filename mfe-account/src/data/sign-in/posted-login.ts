import type { PostedForm, Submission } from '@vidya/contracts/browser/server-page';
import { login } from '@vidya/contracts/calls/account';
import { loginProblems } from '@vidya/contracts/rules/validation';
import { safeNext } from '@vidya/contracts/texts/paths';

/** The log-in form as a browser without script posts it: fields that are missing are empty. */
export const loginIn = ({ email = '', password = '' }: PostedForm['fields']) => ({ email: email.trim(), password });

/** What the posted form asks for: the same as `useAuth` and the screen do with it. */
export function readLogin({ url, fields }: PostedForm): Submission | 'invalid' {
  const body = loginIn(fields);
  if (loginProblems(body).length > 0) return 'invalid';
  return { call: login, body, next: safeNext(url.searchParams.get('next')) };
}
