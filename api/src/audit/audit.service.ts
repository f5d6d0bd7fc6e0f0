import type { AuditDetails, AuditEntry, AuditedThing, AuditFilter, AuditQuery } from '@vidya/contracts/calls/audit';
import { isId } from '@vidya/contracts/rules/id';
import { limits } from '@vidya/contracts/rules/limits';
import { type AuditAction, auditActions } from '@vidya/contracts/texts/choices';
import { badRequest } from '../http/errors.ts';
import { fieldSentence } from '../http/validation-sentence.ts';
import type { AuditLogStore, AuditRow, StoredFilter } from './audit-log.store.ts';
import type { Named } from './subject-names.ts';

const dayMs = 86_400_000;

/** Midnight in India, whose offset has not changed since the first entry. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

const actionsOf = ({ action, kind }: AuditFilter): AuditAction[] | undefined => {
  if (!action && !kind) return undefined;
  return auditActions.filter((one) => (!action || one === action) && (!kind || one.startsWith(`${kind}.`)));
};

/** Turns the query of the call into the store's filter: days into times, a kind into its actions. */
export const storedFilter = ({ q, actorId, subjectId, from, to, ...filter }: AuditFilter): StoredFilter => ({
  q,
  actions: actionsOf(filter),
  actorId,
  subjectId,
  from: from ? startOf(from) : undefined,
  before: to ? new Date(startOf(to).getTime() + dayMs) : undefined,
});

const textOf = (details: AuditDetails, key: string): string => {
  const value = details[key];
  return typeof value === 'string' ? value : '';
};

/** The stored name of a subject that no longer exists: the most specific of its names. */
const keptName = (details: AuditDetails): string =>
  textOf(details, 'lecture') || textOf(details, 'code') || textOf(details, 'course');

function thingOf({ subjectKind, subjectId, details }: AuditRow, names: Map<string, Named>): AuditedThing | null {
  if (!subjectKind || !subjectId) return null;
  const now = names.get(subjectId);
  return {
    kind: subjectKind,
    _id: subjectId,
    name: now?.name ?? keptName(details),
    reference: now?.reference ?? '',
    whose: now?.whose ?? '',
    isGone: now?.isGone ?? !now,
  };
}

const present = <Value>(values: (Value | null)[]): Value[] => values.filter((value) => value !== null);

/** Adds the current names of actors and subjects to the rows, with one query per kind of subject. */
export async function viewEntries(store: AuditLogStore, rows: AuditRow[]): Promise<AuditEntry[]> {
  const subjects = rows.map(({ subjectKind: kind, subjectId: id }) => (kind && id ? { kind, id } : null));
  const names = await store.nameSubjects(present(subjects));
  const actors = await store.findActors([...new Set(present(rows.map(({ actorId }) => actorId)))]);
  const actorNames = new Map(actors.map(({ id, fullName }) => [id, fullName]));
  return rows.map((row) => ({
    _id: row.id,
    action: row.action,
    actor: row.actorId ? { _id: row.actorId, fullName: actorNames.get(row.actorId) ?? '' } : null,
    subject: thingOf(row, names),
    details: row.details,
    createdAt: row.createdAt.toISOString(),
  }));
}

export const createAuditLog = (store: AuditLogStore) => ({
  async listAuditEntries({ after, ...query }: AuditQuery) {
    if (after !== undefined && !(isId(after) && (await store.has(after)))) {
      throw badRequest(fieldSentence('after', 'is no place in the audit log'), 'ValidationError');
    }
    // One more than a page shows, to know whether there is a next page.
    const rows = await store.list(storedFilter(query), after, limits.auditPerFetch + 1);
    const page = rows.slice(0, limits.auditPerFetch);
    const data = await viewEntries(store, page);
    const next = rows.length > page.length ? (page.at(-1)?.id ?? null) : null;
    const everybody = (await store.listActors()).map(({ id: _id, fullName }) => ({ _id, fullName }));
    return { data, meta: { next, actors: everybody } };
  },
});

export type AuditLog = ReturnType<typeof createAuditLog>;
