import { exportAuditLogAddress } from '@vidya/contracts/browser/addresses';
import { useTitle } from '@vidya/contracts/browser/platform';
import { texts } from '@vidya/contracts/texts/texts';
import { PageHeader } from '@vidya/shared-ui';
import { ExportButton } from '../parts/ExportButton.tsx';
import { MoreButton } from '../parts/MoreButton.tsx';
import { NoResults } from '../parts/NoResults.tsx';
import { RequestFailed } from '../parts/RequestFailed.tsx';
import { AuditDays, AuditSkeleton } from './AuditDays.tsx';
import { AuditChips, AuditFields } from './AuditFields.tsx';
import { type AuditFilter, useAuditFilter } from './use-audit-filter.ts';
import { type AuditLog, useAuditLog } from './use-audit-log.ts';

/** `/admin/dashboard/audit-log`: who did what to whom, and when. */
export function AuditLog() {
  useTitle('Audit log');
  const filter = useAuditFilter();
  const log = useAuditLog(filter.query);
  return (
    <>
      <PageHeader
        title="Audit log"
        lead="What administrators did, the newest first."
        actions={<ExportButton href={exportAuditLogAddress(filter.query)} of="these entries" />}
      />
      <AuditFields filter={filter} log={log} />
      <AuditChips filter={filter} log={log} />
      <AuditResults filter={filter} log={log} />
    </>
  );
}

/** The entries, or the reason why there are none. */
function AuditResults({ filter, log }: { filter: AuditFilter; log: AuditLog }) {
  const { days, error, more } = log;
  if (error && !days) return <RequestFailed request={log} fallback={texts.admin.auditFailed} />;
  if (!days || (log.isOutdated && days.length === 0)) return <AuditSkeleton />;
  if (days.length === 0) return <NoEntries filter={filter} />;
  return (
    <>
      <AuditDays days={days} isOutdated={log.isOutdated} />
      <MoreButton more={more} what="entries" />
    </>
  );
}

function NoEntries({ filter: { isNarrowed, isBackwards, clear } }: { filter: AuditFilter }) {
  if (!isNarrowed) {
    return (
      <NoResults title="Nothing has been done yet">
        What administrators do to people, payments, coupons, messages and courses is written down here.
      </NoResults>
    );
  }
  return (
    <NoResults title="No entry fits these filters" action={['Clear all', clear]}>
      {isBackwards
        ? 'The first day is after the last. Change one of them.'
        : 'Take a filter off, or choose other days.'}
    </NoResults>
  );
}
