import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { RefusedForm } from '@vidya/contracts/browser/server-page';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { secondFactorCode } from '@vidya/contracts/rules/second-factor';
import { texts } from '@vidya/contracts/texts/texts';
import { useEffect, useState } from 'react';
import type { Refusal } from '../use-form.ts';
import { postableForm } from './posted-forms.ts';

/** What a page shows again of the form that it refuses. */
interface ShownForm extends Refusal {
  values: RefusedForm['fields'];
}

const key = ['refusedForm'];

/** On the server: passes a refused form to the page, and with it to its browser. */
export function keepRefusedForm(queries: QueryClient, url: URL, { fields, error }: RefusedForm): void {
  const form = postableForm(url);
  if (!form) return;
  queries.setQueryData<ShownForm>(key, {
    values: form.shown(fields),
    problems: error ? [] : form.problems(fields),
    needsSecondFactor: error?.code === secondFactorCode,
    failure: error ? messageOf(error, texts.account.fallback) : '',
  });
}

/** The form that this page load responds to; undefined for any other visit of the screen. */
export function useRefusedForm(): ShownForm | undefined {
  const queries = useQueryClient();
  const [refused] = useState(() => queries.getQueryData<ShownForm>(key));
  useEffect(() => queries.removeQueries({ queryKey: key }), [queries]);
  return refused;
}
