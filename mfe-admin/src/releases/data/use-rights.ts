import { useQueryClient } from '@tanstack/react-query';
import type { ApiResponse, Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { instantOfField } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import {
  addFreeze,
  addSigningKey,
  addTrustedPublisher,
  addWebhook,
  changeOwners,
  listReleaseRights,
  removeFreeze,
  removeSigningKey,
  removeTrustedPublisher,
  removeWebhook,
} from '@vidya/platform/calls/browser-calls';
import type { RemoteName } from '@vidya/platform/gate/remotes';
import { useState } from 'react';
import { useQuestion } from '../../data/use-question.ts';
import { useRequest } from '../../data/use-request.ts';
import { useStateOf } from '../../data/use-state-of.ts';

/** Owners, trusted publishers, webhooks and freezes. */
export const useRights = () =>
  useRequest({
    key: keys.releaseRights,
    fetch: async (send, signal) => (await send(listReleaseRights, { signal })).data,
    staleTime: 0,
  });

/** What a dialog adds or changes. */
export type RightsForm =
  | { kind: 'owners' | 'trustedPublisher' | 'key' | 'webhook'; area: RemoteName; title: string }
  | { kind: 'freeze'; areas: { name: RemoteName; title: string }[] };

/** What a dialog removes; `what` names it for people. */
export type Removal =
  | { kind: 'trustedPublisher' | 'key' | 'webhook'; area: RemoteName; id: string; what: string }
  | { kind: 'freeze'; area: null; id: string; what: string };

export type Typed = Record<string, string>;

const lines = (text = ''): string[] =>
  text
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** A date field's time, in India, as an instant; the text itself when it is none. */
const instant = (text = ''): string => instantOfField(text) ?? text;

function sent(send: Send, form: RightsForm, typed: Typed): Promise<ApiResponse<unknown>> {
  if (form.kind === 'freeze') {
    const { from, to, reason = '' } = typed;
    const areas = form.areas.map(({ name }) => name).filter((name) => name === typed['area']);
    return send(addFreeze, {
      body: { from: instant(from), to: instant(to), reason, ...(areas.length > 0 && { areas }) },
    });
  }
  const params = { name: form.area };
  if (form.kind === 'owners') return send(changeOwners, { params, body: { emails: lines(typed['emails']) } });
  if (form.kind === 'webhook') return send(addWebhook, { params, body: { url: (typed['url'] ?? '').trim() } });
  if (form.kind === 'key')
    return send(addSigningKey, { params, body: { publicKey: (typed['publicKey'] ?? '').trim() } });
  const { issuer = '', repository = '' } = typed;
  return send(addTrustedPublisher, { params, body: { issuer: issuer.trim(), repository: repository.trim() } });
}

function removed(send: Send, { kind, area, id }: Removal): Promise<ApiResponse<unknown>> {
  if (kind === 'freeze') return send(removeFreeze, { params: { id } });
  const calls = { trustedPublisher: removeTrustedPublisher, key: removeSigningKey, webhook: removeWebhook };
  return send(calls[kind], { params: { name: area, id } });
}

const messages = {
  loading: texts.progress.releasing,
  success: texts.release.rightsSaved,
  failure: texts.release.rightsSaveFailed,
};

/** The dialog that adds or changes something. A new webhook's secret stays in it, to be copied. */
export function useRightsForm() {
  const { send, toasts } = usePlatform();
  const queries = useQueryClient();
  const question = useQuestion<RightsForm>('release-rights');
  const [typed, type] = useState<Typed>({});
  const { subject: form } = question;
  const [secret, setSecret] = useStateOf(form, '');
  return {
    ...question,
    form,
    typed,
    secret,
    ask: (wanted: RightsForm, initial: Typed = {}): void => {
      type(initial);
      question.ask(wanted);
    },
    change: (changes: Typed): void => type({ ...typed, ...changes }),
    submit: async (): Promise<null> => {
      if (!form || question.isBusy) return null;
      if (secret) {
        question.finish();
        return null;
      }
      const response = await question.run(sent(send, form, typed), messages);
      if (!response) return null;
      void queries.invalidateQueries({ queryKey: keys.releaseRights });
      void queries.invalidateQueries({ queryKey: keys.releases });
      if (form.kind !== 'webhook') question.finish();
      else if (question.isShown()) setSecret((response.data as { secret: string }).secret);
      else toasts.error(texts.release.secretLost);
      return null;
    },
  };
}

/** The confirmation dialog that removes something. */
export function useRemoval() {
  const { send } = usePlatform();
  const queries = useQueryClient();
  const { subject, ...question } = useQuestion<Removal>('release-rights-remove');
  const confirm = async (): Promise<void> => {
    if (!subject) return;
    const response = await question.run(removed(send, subject), messages);
    void queries.invalidateQueries({ queryKey: keys.releaseRights });
    void queries.invalidateQueries({ queryKey: keys.releases });
    if (response) question.finish();
  };
  return { ...question, subject, confirm };
}
