import { limits } from '@vidya/contracts/rules/limits';
import { Button, Chip, focusNextChip, Row, SearchField, TextField } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dayForField, dayOfField } from '../data/days.ts';
import { Choice } from '../parts/Choice.tsx';
import { actionNames, actionOptions, kindNames } from './audit-actions.ts';
import { Fields } from './audit-styles.ts';
import type { AuditFilter } from './use-audit-filter.ts';
import type { AuditLog } from './use-audit-log.ts';

/** The filters: search text, action, person and days. */
export function AuditFields({ filter: { query, typed, choose }, log }: { filter: AuditFilter; log: AuditLog }) {
  const { action = '', actorId = '', from = '', to = '' } = query;
  const today = dayForField();
  return (
    <Fields role="group" aria-label="Audit log">
      <SearchField among="Search the audit log" placeholder="Person, course, coupon, version" typed={typed} />
      <Choice
        label="Action"
        placeholder="All actions"
        options={actionOptions}
        value={action}
        onChoose={(chosen) => choose('action', chosen)}
      />
      <Choice
        label="Person"
        placeholder="Everybody"
        options={log.actors.map(({ _id, fullName }) => ({ value: _id, label: fullName }))}
        value={actorId}
        onChoose={(chosen) => choose('actorId', chosen)}
      />
      <DayField label="From" day={from} max={to || today} onCommit={(day) => choose('from', day)} />
      <DayField label="To" day={to} min={from || undefined} max={today} onCommit={(day) => choose('to', day)} />
    </Fields>
  );
}

interface DayFieldProps {
  label: string;
  /** The value in the address: '2026-11-21' or ''. */
  day: string;
  min?: string | undefined;
  max: string;
  onCommit: (day: string) => void;
}

const first = `${limits.firstYear}-01-01`;

/** A date field. While the year is being typed its value is '0002-…', which is not searched yet. */
function DayField({ label, day, min = first, max, onCommit }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  const [known, setKnown] = useState(day);
  if (known !== day) {
    setKnown(day);
    setTyped(day);
  }
  const type = (text: string): void => {
    setTyped(text);
    if (text === '' || text >= first) onCommit(text);
  };
  return (
    <TextField
      type="date"
      label={label}
      min={min}
      max={max}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}

const focusTitle = (): void => document.querySelector('h1')?.focus();

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
  function remove(key: (typeof chips)[number]['key'], chip: HTMLElement): void {
    if (key === 'q') filter.typed.clear();
    else filter.choose(key, '');
    if (!focusNextChip(chip)) focusTitle();
  }
  const clear = (): void => {
    filter.clear();
    focusTitle();
  };
  return (
    <Chips $gap={2}>
      {chips
        .filter(({ text }) => text)
        .map(({ key, text }) => (
          <Chip
            key={key}
            data-chip
            isRemovable
            aria-label={`Remove filter ${text}`}
            onClick={({ currentTarget }) => remove(key, currentTarget)}
          >
            {text}
          </Chip>
        ))}
      <Button variant="quiet" size="small" onClick={clear}>
        Clear all
      </Button>
    </Chips>
  );
}

const Chips = styled(Row)`
  margin: -${space[2]} 0 ${space[6]};
`;
