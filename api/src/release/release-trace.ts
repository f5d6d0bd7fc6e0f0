import type { AuditDetails } from '@vidya/contracts/calls/audit';
import type { AuditAction } from '@vidya/contracts/calls/choices';
import { addAuditEntry } from '../audit/port/audit.store.ts';
import type { Db } from '../database/database.ts';
import type { VersionRow } from './release.store.ts';
import type { Releaser } from './releaser.ts';

interface Trace {
  action: AuditAction;
  row: VersionRow;
  by: Releaser;
  details?: Record<string, AuditDetails[string] | undefined>;
}

/**
 * Writes an audit entry. The log looks an administrator's name up when it is read; the entry stores the name that the
 * command line gave.
 */
export function leaveTrace(tx: Db, { action, row, by, details = {} }: Trace): Promise<void> {
  const given = Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, AuditDetails[string]] => entry[1] !== undefined),
  );
  return addAuditEntry(tx, {
    actorId: by.id,
    action,
    subject: { kind: 'release', id: row.id },
    details: { remote: row.name, version: row.version, ...given, ...(by.id === null && { by: by.name }) },
  });
}
