import { useTitle } from '@vidya/contracts/browser/platform';
import { exportAuditLogAddress } from '@vidya/contracts/calls/audit';
import { PageHeader } from '@vidya/shared-ui';
import { useAuditFilter } from '../../data/audit/use-audit-filter.ts';
import { useAuditLog } from '../../data/audit/use-audit-log.ts';
import { ExportButton } from '../../parts/ExportButton.tsx';
import { AuditChips } from './AuditChips.tsx';
import { AuditFields } from './AuditFields.tsx';
import { AuditResults } from './AuditResults.tsx';

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
      <AuditFields filter={filter} actors={log.actors} />
      <AuditChips filter={filter} log={log} />
      <AuditResults filter={filter} log={log} />
    </>
  );
}
