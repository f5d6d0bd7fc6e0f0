import type { PeopleFilter } from '@vidya/contracts/calls/people';
import type { PeopleKind } from '@vidya/contracts/texts/choices';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/access/session.ts';
import type { CsvFile, CsvValue } from '../../http/csv.ts';
import { shownEmail } from '../../outside/mail/shown-email.ts';
import { kindsOf } from './people.service.ts';
import type { ExportRow, PeopleListStore } from './people-list.store.ts';

const batchSize = 2_000;

const columns = [
  'Full Name',
  'Email',
  'Contact Number',
  'LinkedIn',
  'Address',
  'Role',
  'Status',
  'Joined',
  'Quiz Attempts',
  'Average Mark',
  'Certificates',
];

const roleNames: Record<PeopleKind, string> = { students: 'Student', instructors: 'Instructor' };

const lineOf = (row: ExportRow, kind: PeopleKind): CsvValue[] => [
  row.fullName,
  shownEmail(row.email),
  row.contact,
  row.linkedin,
  row.address,
  roleNames[kind],
  row.isEnrolled ? 'Enrolled' : 'Not Enrolled',
  row.joined,
  row.quizAttempts,
  row.averageMark ?? '',
  row.certificates,
];

async function* batchesOf(store: PeopleListStore, filter: PeopleFilter): AsyncGenerator<CsvValue[][]> {
  const { status, q, sort = 'name' } = filter;
  for (const kind of kindsOf(filter)) {
    let after: ExportRow | undefined;
    do {
      // oxlint-disable-next-line no-await-in-loop
      const rows: ExportRow[] = await store.readBatch({ kind, status, q, sort, after, limit: batchSize });
      yield rows.map((row) => lineOf(row, kind));
      after = rows.length === batchSize ? rows.at(-1) : undefined;
    } while (after);
  }
}

export const createPeopleExport = (db: Db, store: PeopleListStore) => ({
  /** Writes the audit entry first, then streams the rows. */
  async exportPeople(caller: Caller, filter: PeopleFilter): Promise<CsvFile> {
    const { kind, status, q } = filter;
    // The search text may be a person's name, so the log only says that there was a search.
    const details = { kind: kind ?? 'all', status: status ?? 'all', isSearch: Boolean(q) };
    await db.transaction((tx) => addAuditEntry(tx, { actorId: caller.id, action: 'people.exported', details }));
    return { name: kind ?? 'people', columns, batches: batchesOf(store, filter) };
  },
});

export type PeopleExport = ReturnType<typeof createPeopleExport>;
