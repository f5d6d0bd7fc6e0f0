import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { texts } from '@vidya/contracts/texts/texts';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { endPreview, makePreview } from '@vidya/platform/calls/browser-calls';
import type { MadePreview } from '@vidya/platform/calls/preview';
import { previewAddress } from '@vidya/platform/calls/preview-address';
import type { RemoteName } from '@vidya/platform/gate/remotes';
import { useState } from 'react';
import { useQuestion } from '../../data/use-question.ts';
import { useStateOf } from '../../data/use-state-of.ts';
import { useAreaDialog } from './use-area-dialog.ts';

/** How long a preview may hold, in hours → for people. */
export const previewTimes = { 1: '1 hour', 8: '8 hours', 24: '1 day', 72: '3 days', 168: '7 days' } as const;

export type PreviewHours = keyof typeof previewTimes;

/** The link and the code, as they are shown once. */
export interface ShownPreview extends Pick<MadePreview, 'code' | 'expiresAt'> {
  address: string;
}

/** The dialog that makes a link to the site with one version, and then shows it with its code. */
export function usePreview(areas: RemoteReleases[] | undefined) {
  const { send, toasts } = usePlatform();
  const queries = useQueryClient();
  const { subject, run, finish, isShown, ...question } = useQuestion<{ name: RemoteName }>('release-preview');
  const [version, choose] = useState('');
  const [hours, hold] = useState<PreviewHours>(72);
  const [made, setMade] = useStateOf<ShownPreview | null>(subject, null);
  const area = areas?.find(({ name }) => name === subject?.name);

  const submit = async (): Promise<null> => {
    if (!area || question.isBusy) return null;
    if (made) {
      finish();
      return null;
    }
    const { previewMade, previewFailed } = texts.release;
    const sent = send(makePreview, { params: { name: area.name }, body: { version, hours } });
    const response = await run(sent, {
      loading: texts.progress.releasing,
      success: previewMade,
      failure: previewFailed,
    });
    if (!response) return null;
    const { token, code, expiresAt } = response.data;
    const { paths } = area.grant;
    if (!isShown()) toasts.error(texts.release.linkLost);
    setMade({ address: previewAddress(token, { origin: location.origin, paths }), code, expiresAt });
    void queries.invalidateQueries({ queryKey: keys.releases });
    void queries.invalidateQueries({ queryKey: keys.auditLog });
    return null;
  };
  return {
    ...question,
    isOpen: question.isOpen && area !== undefined,
    area,
    version,
    choose,
    hours,
    hold,
    made,
    ask: (name: RemoteName, wanted: string): void => {
      choose(wanted);
      question.ask({ name });
    },
    submit,
  };
}

/** The confirmation dialog for ending a preview, and its end. */
export function useEndPreview(areas: RemoteReleases[] | undefined) {
  const { send } = usePlatform();
  const { change, ask, ...dialog } = useAreaDialog('release-end-preview', areas);
  const [id, setId] = useState('');
  const confirm = async (): Promise<void> => {
    if (!dialog.area) return;
    const { previewEnded, endPreviewFailed } = texts.release;
    const sent = send(endPreview, { params: { name: dialog.area.name, id } });
    await change(sent, { success: previewEnded, failure: endPreviewFailed });
  };
  return {
    ...dialog,
    ask: (name: RemoteName, version: string, preview: string): void => {
      setId(preview);
      ask(name, version);
    },
    confirm,
  };
}
