import type { AuditEntry, AuditFilter } from '@vidya/contracts/calls/audit';
import type { Db } from '../database/database.ts';
import type { Caller } from '../http/access/session.ts';
import type { CsvFile, CsvValue } from '../http/csv.ts';
import { storedFilter, viewEntries } from './audit.service.ts';
import type { AuditLogStore } from './audit-log.store.ts';
import { addAuditEntry } from './port/audit.store.ts';

const batchSize = 1_000;

const columns = ['When', 'Who', 'Action', 'Kind', 'About', 'Whose', 'Reference', 'Details'];

/** In India's time zone, in a format that spreadsheets of every locale read: '2026-11-21 14:05:33'. */
const moment = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'medium' });

const detailsOf = ({ details }: AuditEntry): string =>
  Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join('; ');

/** An entry without an account comes from the command line or from the site itself. */
function actorOf({ actor, details }: AuditEntry): string {
  if (actor) return actor.fullName;
  return details['by'] === 'site' ? 'The site itself' : 'Command line';
}

const lineOf = (entry: AuditEntry): CsvValue[] => [
  moment.format(new Date(entry.createdAt)),
  actorOf(entry),
  entry.action,
  entry.subject?.kind ?? '',
  entry.subject?.name ?? '',
  entry.subject?.whose ?? '',
  entry.subject?.reference ?? '',
  detailsOf(entry),
];

async function* batchesOf(store: AuditLogStore, filter: AuditFilter): AsyncGenerator<CsvValue[][]> {
  let after: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop
    const rows = await store.list(storedFilter(filter), after, batchSize);
    // oxlint-disable-next-line no-await-in-loop
    yield (await viewEntries(store, rows)).map(lineOf);
    after = rows.length === batchSize ? rows.at(-1)?.id : undefined;
  } while (after);
}

export const createAuditExport = (db: Db, store: AuditLogStore) => ({
  /** Writes the audit entry first, then streams the rows. */
  async exportAuditLog(caller: Caller, filter: AuditFilter): Promise<CsvFile> {
    const { q, action = null, kind = null, from = null, to = null } = filter;
    // The search text may be a person's name, so the log only says that there was a search.
    const details = { action, kind, from, to, isSearch: Boolean(q) };
    await db.transaction((tx) => addAuditEntry(tx, { actorId: caller.id, action: 'auditLog.exported', details }));
    return { name: 'audit-log', columns, batches: batchesOf(store, filter) };
  },
});

export type AuditExport = ReturnType<typeof createAuditExport>;
