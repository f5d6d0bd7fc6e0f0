import { Button, Chip } from '@vidya/shared-ui';
import { actionNames, kindNames } from '../../data/audit/audit-actions.ts';
import type { AuditFilter } from '../../data/audit/use-audit-filter.ts';
import type { AuditLog } from '../../data/audit/use-audit-log.ts';
import { dayOfField } from '../../data/days.ts';
import { Chips } from './audit-styles.ts';

interface AuditChipsProps {
  filter: AuditFilter;
  log: AuditLog;
  /** Clears the search and its field. */
  onForget: () => void;
  onClear: () => void;
}

/** The active filters, each with a button that removes it, and one that clears all. */
export function AuditChips({ filter, log, onForget, onClear }: AuditChipsProps) {
  const { q, action, kind, actorId, subjectId, from, to } = filter.query;
  if (!filter.isNarrowed) return null;
  const actor = log.actors.find(({ _id }) => _id === actorId)?.fullName ?? 'One person';
  const subject = log.days?.[0]?.entries[0]?.subject?.name || 'one thing';
  const chips = [
    { text: q && `‘${q}’`, takeOff: onForget },
    { text: action && actionNames[action].label, takeOff: () => filter.chooseAction('') },
    { text: kind && kindNames[kind], takeOff: () => filter.chooseKind('') },
    { text: actorId && `By ${actor}`, takeOff: () => filter.chooseActor('') },
    { text: subjectId && `About ${subject}`, takeOff: () => filter.chooseSubject('') },
    { text: from && `From ${dayOfField(from)}`, takeOff: () => filter.beginAt('') },
    { text: to && `To ${dayOfField(to)}`, takeOff: () => filter.endAt('') },
  ].filter(({ text }) => text);
  return (
    <Chips>
      {chips.map(({ text, takeOff }) => (
        <Chip key={text} isRemovable aria-label={`Remove filter ${text}`} onClick={takeOff}>
          {text}
        </Chip>
      ))}
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear all
      </Button>
    </Chips>
  );
}
