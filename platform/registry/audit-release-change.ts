import type { AuditDetails } from '@vidya/contracts/calls/audit';
import type { AuditAction } from '@vidya/contracts/texts/choices';
import { addAuditEntry } from '../../api/src/audit/port/audit.store.ts';
import type { Db } from '../../api/src/database/database.ts';
import type { VersionRow } from './release.store.ts';
import type { Releaser } from './releaser.ts';

interface Trace {
  action: AuditAction;
  row: VersionRow;
  by: Releaser;
  details?: Record<string, AuditDetails[string] | undefined>;
}

/** Writes an audit entry with the name that the command line gave; an administrator's is looked up when it is read. */
export function auditReleaseChange(tx: Db, { action, row, by, details = {} }: Trace): Promise<void> {
  return addAuditEntry(tx, {
    actorId: by.id,
    action,
    subject: { kind: 'release', id: row.id },
    // JSON leaves out what is undefined.
    details: {
      remote: row.name,
      version: row.version,
      title: row.files.declaration?.title,
      ...details,
      by: by.id === null ? by.name : undefined,
      repository: by.machine?.repository,
      commit: by.machine?.commit,
    } as AuditDetails,
  });
}
