import { useListAddress } from '@vidya/contracts/browser/lists/use-list-address';
import type { AuditQuery } from '@vidya/contracts/calls/audit';
import { endOfDay } from '@vidya/contracts/rules/buying/coupon-validation';
import { isId } from '@vidya/contracts/rules/id';
import { type AuditAction, type AuditSubject, auditActions, auditSubjects } from '@vidya/contracts/texts/choices';

const isDay = (word: string): boolean => word.startsWith('2') && endOfDay(word) !== null;

/** Which values of the address a filter could have written; others are ignored. */
const isValid: Record<Exclude<keyof AuditQuery, 'q' | 'after'>, (word: string) => boolean> = {
  action: (word) => auditActions.includes(word as AuditAction),
  kind: (word) => auditSubjects.includes(word as AuditSubject),
  actorId: isId,
  subjectId: isId,
  from: isDay,
  to: isDay,
};

/** The filter of the log, stored in the address. */
export function useAuditFilter() {
  const { params, q, typed, write, clear } = useListAddress();
  const valid = Object.entries(isValid).filter(([key, isGood]) => isGood(params[key] ?? ''));
  const query: AuditQuery = { ...(q && { q }), ...Object.fromEntries(valid.map(([key]) => [key, params[key]])) };
  return {
    query,
    typed,
    isNarrowed: Object.keys(query).length > 0,
    /** No entry matches: the first day is after the last one. */
    isBackwards: Boolean(query.from && query.to && query.from > query.to),
    /** An action clears the kind, because it may be of another kind. */
    choose: (key: keyof typeof isValid, word: string) =>
      write({ [key]: word, ...(key === 'action' && word && { kind: '' }) }),
    clear,
  };
}

export type AuditFilter = ReturnType<typeof useAuditFilter>;
