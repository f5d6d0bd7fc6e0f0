import { useState } from 'react';
import type { PurchaseHistoryEntry } from '../../calls/payment.ts';
import { ApiError } from '../../rules/api-error.ts';
import { giveBackProblems } from '../../rules/buying/refund.ts';
import type { RefundReason } from '../../texts/choices.ts';
import { refundTexts, texts } from '../../texts/texts.ts';
import { giveBack } from '../calls.ts';
import { useDialogEntry, useLeaveGuard, usePlatform } from '../platform.tsx';
import { useSingleRun } from '../single-run.ts';
import { useHoldingChanged } from './holding-changed.ts';

const nothing = { reasonKind: '' as RefundReason | '', reason: '' };

/** The dialog in which a learner gives a purchase back, and the refund itself. */
export function useGiveBack() {
  const { send, run, toasts } = usePlatform();
  const once = useSingleRun();
  const holdingChanged = useHoldingChanged();
  const dialog = useDialogEntry('give-back');
  const [entry, setEntry] = useState<PurchaseHistoryEntry | null>(null);
  // By payment, because a dialog is easily closed by mistake: what was typed is there when it opens again.
  const [forms, setForms] = useState<Record<string, typeof nothing>>({});
  const [done, setDone] = useState<PurchaseHistoryEntry | null>(null);
  useLeaveGuard(Object.values(forms).some(({ reason }) => reason.trim() !== ''));
  const paymentId = entry?.giveBack?.paymentId ?? '';
  const form = forms[paymentId] ?? nothing;
  const change = (part: Partial<typeof nothing>): void =>
    setForms((latest) => ({ ...latest, [paymentId]: { ...form, ...part } }));
  const [problem] = giveBackProblems(form);

  const confirm = async (): Promise<void> => {
    if (!entry?.giveBack) return;
    if (problem) return toasts.error(problem.message);
    const { reasonKind, reason } = form;
    const body = { reason: reason.trim(), ...(reasonKind && { reasonKind }) };
    const sent = send(giveBack, { params: { paymentId }, body });
    // A conflict too, and a refund that is under way: the purchase is no longer offered, and its row loses the button.
    const isOver = sent.then(
      () => true,
      (error: unknown) => error instanceof ApiError && (error.status === 409 || error.code === 'GatewayFault'),
    );
    await run(sent, {
      loading: texts.progress.refunding,
      success: texts.admin.refunded,
      failure: refundTexts.askFailed,
    });
    // After a refusal too: another tab may have been first, or the refund is under way.
    holdingChanged(entry.courseId);
    if (!(await isOver)) return;
    setDone(entry);
    change(nothing);
    dialog.close();
  };

  return {
    /** The dialog's props; null before the first question. */
    dialog: entry?.giveBack
      ? {
          isOpen: dialog.isOpen,
          isBusy: once.isBusy,
          courseTitle: entry.courseTitle,
          method: entry.paymentMethod,
          offer: entry.giveBack,
          form,
          error: problem?.message,
          onChange: change,
          onConfirm: (): void => void once.run(confirm),
          onClose: dialog.close,
          onCancel: (): void => {
            change(nothing);
            dialog.close();
          },
        }
      : null,
    /** The purchase is given back, or no longer offered: the button that opened the dialog may be gone. */
    isDone: done !== null && done === entry,
    ask: (wanted: PurchaseHistoryEntry): void => {
      setEntry(wanted);
      setDone(null);
      dialog.open();
    },
  };
}
