import type { ServerEntry } from '@vidya/contracts/browser/platform';
import type { PostedForm, RefusedForm } from '@vidya/contracts/browser/server-page';
import { callAddress } from '@vidya/contracts/calls/call';
import { type Ask, isGood } from '../renderer/messages.ts';
import { errorOf } from './send-by.ts';

/** Sends a posted form as its area says. Undefined: its page takes none, or nothing was refused and the browser goes on. */
export async function submit(
  { submit: read }: ServerEntry,
  form: PostedForm,
  ask: Ask,
): Promise<RefusedForm | undefined> {
  const { fields } = form;
  const submission = read?.(form);
  if (!submission) return undefined;
  if (submission === 'invalid') return { fields };
  const { call, body, next } = submission;
  // The API takes JSON for multipart calls too: their files are optional.
  if (call.method !== 'POST') throw new Error(`${call.name} cannot be sent by a form.`);
  const response = await ask(callAddress(call), { body: JSON.stringify(body), next });
  return isGood(response) ? undefined : { fields, error: errorOf(response) };
}
