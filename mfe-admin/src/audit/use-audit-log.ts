import { listAuditEntries } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { AuditEntry, AuditMeta, AuditQuery } from '@vidya/contracts/calls/audit';
import { texts } from '@vidya/contracts/texts/texts';
import { dayText } from '../data/days.ts';
import { useMorePages } from '../data/use-more-pages.ts';
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

/** The newest entries, and older ones on demand. While a new filter loads, the old entries stay. */
export function useAuditLog(query: AuditQuery) {
  const { send } = usePlatform();
  const { data, ...state } = useRequest({
    key: keys.auditPages(query),
    fetch: (_, signal) => fetchPage(send, query, signal),
    keepsPrevious: true,
    // Always refetch: administrators look for recent actions.
    staleTime: 0,
  });
  return {
    ...state,
    days: data && byDay(data.entries),
    actors: data?.actors ?? [],
    more: useMorePages<Pages>({
      key: keys.auditPages(query),
      next: state.isOutdated ? null : (data?.next ?? null),
      fetch: (after) => fetchPage(send, { ...query, after }),
      join: (pages, next) => ({ ...next, entries: [...pages.entries, ...next.entries] }),
      failure: texts.admin.auditFailed,
    }),
  };
}

export type AuditLog = ReturnType<typeof useAuditLog>;
