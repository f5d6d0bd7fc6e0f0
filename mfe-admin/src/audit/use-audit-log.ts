import { useQueryClient } from '@tanstack/react-query';
import { listAuditEntries } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { AuditEntry, AuditMeta, AuditQuery } from '@vidya/contracts/calls/audit';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { dayText } from '../data/days.ts';
import { useRequest } from '../data/use-request.ts';

/** The pages of the log loaded so far. */
type Pages = AuditMeta & { entries: AuditEntry[] };

/** Groups the entries by day; they arrive newest first. */
const byDay = (entries: AuditEntry[]) =>
  [...Map.groupBy(entries, ({ createdAt }) => dayText(createdAt))].map(([day, some]) => ({ day, entries: some }));

async function fetchPage(send: Send, query: AuditQuery, signal?: AbortSignal): Promise<Pages> {
  const { data, meta } = await send(listAuditEntries, { query, ...(signal && { signal }) });
  return { entries: data, next: meta?.next ?? null, actors: meta?.actors ?? [] };
}

function useMoreEntries(query: AuditQuery, next: string | null) {
  const { send } = usePlatform();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const load = async (): Promise<void> => {
    if (!next) return;
    setBusy(true);
    setFailure('');
    try {
      const more = await fetchPage(send, { ...query, after: next });
      queries.setQueryData<Pages>(
        keys.auditPages(query),
        // Skipped if the log was refetched and starts at its newest page again.
        (cached) => (cached?.next === next ? { ...more, entries: [...cached.entries, ...more.entries] } : cached),
      );
    } catch (error) {
      setFailure(messageOf(error, texts.admin.auditFailed));
    }
    setBusy(false);
  };
  return { isThere: next !== null, isBusy, failure, load: () => void load() };
}

/** The newest entries, and older ones on demand. While a new filter loads, the old entries stay. */
export function useAuditLog(query: AuditQuery) {
  const { data, ...state } = useRequest({
    key: keys.auditPages(query),
    fetch: (send, signal) => fetchPage(send, query, signal),
    keepsPrevious: true,
    // Always refetch: administrators look for recent actions.
    staleTime: 0,
  });
  return {
    ...state,
    days: data && byDay(data.entries),
    actors: data?.actors ?? [],
    more: useMoreEntries(query, state.isOutdated ? null : (data?.next ?? null)),
  };
}

export type AuditLog = ReturnType<typeof useAuditLog>;
