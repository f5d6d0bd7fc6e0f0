import { Button, Chip, Row } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { actionNames, kindNames } from '../../data/audit/audit-actions.ts';
import type { AuditFilter } from '../../data/audit/use-audit-filter.ts';
import type { AuditLog } from '../../data/audit/use-audit-log.ts';
import { dayOfField } from '../../data/days.ts';

/** The active filters, each with a button that removes it, and one that clears all. */
export function AuditChips({ filter, log }: { filter: AuditFilter; log: AuditLog }) {
  const { q, action, kind, actorId, subjectId, from, to } = filter.query;
  if (!filter.isNarrowed) return null;
  const actor = log.actors.find(({ _id }) => _id === actorId)?.fullName ?? 'One person';
  const subject = log.days?.[0]?.entries[0]?.subject?.name || 'one thing';
  const chips = [
    { key: 'q', text: q && `‘${q}’` },
    { key: 'action', text: action && actionNames[action].label },
    { key: 'kind', text: kind && kindNames[kind] },
    { key: 'actorId', text: actorId && `By ${actor}` },
    { key: 'subjectId', text: subjectId && `About ${subject}` },
    { key: 'from', text: from && `From ${dayOfField(from)}` },
    { key: 'to', text: to && `To ${dayOfField(to)}` },
  ] as const;
  return (
    <Chips $gap={2}>
      {chips
        .filter(({ text }) => text)
        .map(({ key, text }) => (
          <Chip
            key={key}
            isRemovable
            aria-label={`Remove filter ${text}`}
            onClick={() => (key === 'q' ? filter.typed.clear() : filter.choose(key, ''))}
          >
            {text}
          </Chip>
        ))}
      <Button variant="quiet" size="small" onClick={filter.clear}>
        Clear all
      </Button>
    </Chips>
  );
}

const Chips = styled(Row)`
  margin: -${space[2]} 0 ${space[6]};
`;
