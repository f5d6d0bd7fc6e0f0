import type { AuditQuery } from '@vidya/contracts/calls/audit';
import { type AuditAction, type AuditSubject, auditActions, auditSubjects } from '@vidya/contracts/calls/choices';
import { endOfDay } from '@vidya/contracts/rules/coupon-validation';
import { isId } from '@vidya/contracts/rules/id';
import { limits } from '@vidya/contracts/rules/limits';
import { useAddressParams } from '../use-address-params.ts';

/** Ignores a value in the address that no filter could have written. */
const kept = (word: string, isGood: boolean): string => (isGood ? word : '');
const isDay = (word: string): boolean => word.startsWith('2') && endOfDay(word) !== null;

/** The filter of the log, stored in the address. */
export function useAuditFilter() {
  const { params, write, clear } = useAddressParams();
  const q = (params['q'] ?? '').trim().slice(0, limits.searchCharacters);
  const { action = '', kind = '', actorId = '', subjectId = '', from = '', to = '' } = params;
  const query: AuditQuery = Object.fromEntries(
    Object.entries({
      q,
      action: kept(action, auditActions.includes(action as AuditAction)),
      kind: kept(kind, auditSubjects.includes(kind as AuditSubject)),
      actorId: kept(actorId, isId(actorId)),
      subjectId: kept(subjectId, isId(subjectId)),
      from: kept(from, isDay(from)),
      to: kept(to, isDay(to)),
    }).filter(([, word]) => word !== ''),
  );
  return {
    query,
    q,
    search: (text: string) => write({ q: text }),
    isNarrowed: Object.keys(query).length > 0,
    /** No entry matches: the first day is after the last one. */
    isBackwards: Boolean(query.from && query.to && query.from > query.to),
    /** Clears the kind, because the action may be of another kind. */
    chooseAction: (word: string) => write({ action: word, ...(word && { kind: '' }) }),
    chooseKind: (word: string) => write({ kind: word }),
    chooseActor: (word: string) => write({ actorId: word }),
    chooseSubject: (word: string) => write({ subjectId: word }),
    beginAt: (word: string) => write({ from: word }),
    endAt: (word: string) => write({ to: word }),
    clear,
  };
}

export type AuditFilter = ReturnType<typeof useAuditFilter>;
