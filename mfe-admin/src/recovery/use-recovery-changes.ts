import { useQueryClient } from '@tanstack/react-query';
import { approveFactorReset, dropFactorReset, endSessions, requestFactorReset } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { AccountSignIn, FactorReset } from '@vidya/contracts/calls/account-recovery';
import { reasonProblems } from '@vidya/contracts/rules/reason-validation';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { useState } from 'react';
import { useQuestion } from '../data/use-question.ts';
import { useReason } from '../data/use-reason.ts';

type Person = AccountSignIn['person'];

const done = apiMessages.account;
const faultOf = (reason: string): string | undefined => reasonProblems({ reason }).at(0)?.message;

/** Fetches what the page shows again, after a refusal too: another administrator may have been first. */
function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [keys.factorResets, keys.accountSignIn, keys.auditLog].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}

/** Whether a request still waits, as far as this page knows. */
function useIsWaiting() {
  const queries = useQueryClient();
  return (resetId: string): boolean =>
    queries.getQueryData<FactorReset[]>(keys.factorResets)?.some(({ _id }) => _id === resetId) ?? false;
}

/** The question before a reset is asked for, with its reason. */
export function useRequestReset() {
  const { send } = usePlatform();
  const refresh = useRefresh();
  const { subject: person, run, finish, ...question } = useQuestion<Person>('request-factor-reset');
  const reason = useReason(faultOf);
  const ask = (wanted: Person): void => {
    reason.begin();
    question.ask(wanted);
  };
  const confirm = async (): Promise<void> => {
    if (!person) return;
    const why = reason.checked();
    if (why === undefined) return;
    const sent = await run(send(requestFactorReset, { body: { userId: person._id, reason: why } }), {
      success: done.factorResetRequested,
      failure: 'Error In Asking For The Reset',
    });
    if (sent) finish();
    await refresh();
  };
  return { ...question, person, reason, ask, confirm };
}

/** The second administrator's question. */
export function useApproveReset() {
  const { send } = usePlatform();
  const refresh = useRefresh();
  const isWaiting = useIsWaiting();
  const { subject: reset, run, finish, ...question } = useQuestion<FactorReset>('approve-factor-reset');
  const confirm = async (): Promise<void> => {
    if (!reset) return;
    const sent = await run(send(approveFactorReset, { params: { resetId: reset._id } }), {
      success: done.factorResetApproved,
      failure: 'Error In Approving The Reset',
    });
    if (sent) finish();
    await refresh();
    // Refused, because a colleague or the person was first: there is nothing left to approve.
    if (!sent && !isWaiting(reset._id)) finish();
  };
  return { ...question, reset, confirm };
}

/** Drops a request, without a question: it can be asked for again. `onGone`: it left the list, with the pressed button. */
export function useDropReset(onGone: () => void) {
  const { send, run } = usePlatform();
  const refresh = useRefresh();
  const isWaiting = useIsWaiting();
  const [dropping, setDropping] = useState<string | null>(null);
  const drop = async (resetId: string): Promise<void> => {
    setDropping(resetId);
    await run(send(dropFactorReset, { params: { resetId } }), {
      success: done.factorResetDropped,
      failure: 'Error In Dropping The Reset',
    });
    await refresh();
    setDropping(null);
    if (!isWaiting(resetId)) onGone();
  };
  return { dropping, drop };
}

/** The question before a person is signed out everywhere. */
export function useEndSessions() {
  const { send } = usePlatform();
  const refresh = useRefresh();
  const { subject: person, run, finish, ...question } = useQuestion<Person>('end-sessions');
  const confirm = async (): Promise<void> => {
    if (!person) return;
    const sent = await run(send(endSessions, { params: { userId: person._id } }), {
      success: done.signedOutEverywhere,
      failure: 'Error In Signing Out',
    });
    if (sent) finish();
    await refresh();
  };
  return { ...question, person, confirm };
}

export interface RecoveryChanges {
  request: ReturnType<typeof useRequestReset>;
  approve: ReturnType<typeof useApproveReset>;
  drop: ReturnType<typeof useDropReset>;
  end: ReturnType<typeof useEndSessions>;
}
