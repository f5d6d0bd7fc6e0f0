import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { RefusedForm } from '@vidya/contracts/browser/server-page';
import { messageOf } from '@vidya/contracts/calls/api-error';
import { loginProblems } from '@vidya/contracts/rules/validation';
import { texts } from '@vidya/contracts/texts/texts';
import { useEffect, useState } from 'react';
import type { Refusal } from '../use-form.ts';
import { loginIn } from './posted-login.ts';

/** What the page shows again of a refused login: all but the password. */
interface RefusedLogin extends Refusal {
  email: string;
}

const key = ['refusedLogin'];

/** On the server: passes a refused login to the page, and with it to its browser. */
export function keepRefusedLogin(queries: QueryClient, { fields, error }: RefusedForm): void {
  const { email, password } = loginIn(fields);
  queries.setQueryData<RefusedLogin>(key, {
    email,
    problems: error ? [] : loginProblems({ email, password }),
    failure: error ? messageOf(error, texts.account.fallback) : '',
  });
}

/** The login that this page load responds to; undefined for any other visit of the screen. */
export function useRefusedLogin(): RefusedLogin | undefined {
  const queries = useQueryClient();
  const [refused] = useState(() => queries.getQueryData<RefusedLogin>(key));
  useEffect(() => queries.removeQueries({ queryKey: key }), [queries]);
  return refused;
}
