import { usePlatform } from '@vidya/contracts/browser/platform';
import { texts } from '@vidya/contracts/texts/texts';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { promoteVersion } from '@vidya/platform/calls/browser-calls';
import type { RemoteName } from '@vidya/platform/gate/remotes';
import { useState } from 'react';
import { canaryOut, rehearsalMissing } from './release-state.ts';
import { useAreaDialog } from './use-area-dialog.ts';
import { useReasonedDialog } from './use-reasoned-dialog.ts';

/** The confirmation dialog of a promotion, and the promotion itself. */
export function usePromotion(areas: RemoteReleases[] | undefined) {
  const { send } = usePlatform();
  const { change, ask, ...dialog } = useReasonedDialog('release-promote', areas);
  const [isUnrehearsed, leaveOut] = useState(false);
  const { area, version, seen, reason } = dialog;
  const missing = area ? rehearsalMissing(area, version) : '';

  const confirm = async (): Promise<void> => {
    if (!area) return;
    const isWaived = missing !== '' && isUnrehearsed;
    const why = isWaived ? reason.checked() : '';
    if (why === undefined) return;
    const body = { version, ...(seen && { seen }), ...(isWaived && { unrehearsed: true, reason: why }) };
    const sent = send(promoteVersion, { params: { name: area.name }, body });
    const { promoted, promoteFailed } = texts.release;
    await change(sent, { success: promoted, failure: promoteFailed });
  };
  return {
    ...dialog,
    /** Why it would be refused without a rehearsal; '' when it would not. */
    missing,
    isUnrehearsed,
    /** Promotes it although its rehearsal is missing. */
    leaveOut,
    ask: (name: RemoteName, wanted: string): void => {
      leaveOut(false);
      ask(name, wanted);
    },
    confirm,
  };
}

interface ShareDraft {
  percent: string;
  isForStaff: boolean;
}

/** The typed share in percent; NaN if invalid. */
export function shareOf(typed: string): number {
  const text = typed.trim().replace(',', '.');
  const share = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return share <= 100 ? share : Number.NaN;
}

const faultOf = ({ percent }: ShareDraft): string | undefined =>
  Number.isNaN(shareOf(percent)) ? texts.release.shareInvalid : undefined;

const cautious: ShareDraft = { percent: '10', isForStaff: true };

/** The dialog that gives a version to a share of people, or changes that share. */
export function useShare(areas: RemoteReleases[] | undefined) {
  const { send, toasts } = usePlatform();
  const { change: applyChange, ask, ...dialog } = useAreaDialog('release-share', areas);
  const [draft, setDraft] = useState(cautious);
  const [fault, setFault] = useState<string | undefined>();

  /** Resolves with whether the field is invalid. */
  const submit = async (): Promise<boolean> => {
    if (!dialog.area || dialog.isBusy) return false;
    const found = faultOf(draft);
    setFault(found);
    if (found) {
      toasts.error(found);
      return true;
    }
    const percent = shareOf(draft.percent);
    const { version, seen } = dialog;
    const body = { version, percent, ...(seen && { seen }), ...(draft.isForStaff && { cohort: 'staff' as const }) };
    const sent = send(promoteVersion, { params: { name: dialog.area.name }, body });
    const { shareChanged, shareFailed } = texts.release;
    await applyChange(sent, { success: shareChanged, failure: shareFailed });
    return false;
  };
  return {
    ...dialog,
    draft,
    fault,
    /** A running canary starts with its current share, any other version with the small default. */
    ask: (name: RemoteName, version: string): void => {
      const area = areas?.find((one) => one.name === name);
      const canary = area && canaryOut(area);
      const isOut = canary?.version === version;
      setDraft(isOut ? { percent: String(canary.percent), isForStaff: canary.cohort === 'staff' } : cautious);
      setFault(undefined);
      ask(name, version);
    },
    change: (changes: Partial<ShareDraft>): void => {
      const changed = { ...draft, ...changes };
      setDraft(changed);
      if (fault) setFault(faultOf(changed));
    },
    submit,
  };
}

export type ShareState = ReturnType<typeof useShare>;
