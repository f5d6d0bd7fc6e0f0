import { Select } from '@vidya/shared-ui';
import { actionOptions } from '../../data/audit/audit-actions.ts';
import type { AuditFilter } from '../../data/audit/use-audit-filter.ts';
import { dayForField } from '../../data/days.ts';
import type { DebouncedParam } from '../../data/use-debounced-param.ts';
import { SearchField } from '../../parts/SearchField.tsx';
import { Fields } from './audit-styles.ts';
import { DayField } from './DayField.tsx';

interface AuditFieldsProps {
  filter: AuditFilter;
  typed: DebouncedParam;
  actors: { _id: string; fullName: string }[];
}

/** The filters: search text, action, person and days. */
export function AuditFields({ filter, typed, actors }: AuditFieldsProps) {
  const { query, chooseAction, chooseActor, beginAt, endAt } = filter;
  const today = dayForField();
  return (
    <Fields role="group" aria-label="Audit log">
      <SearchField
        label="Search"
        among="Search the audit log"
        placeholder="Person, course, coupon, version"
        typed={typed}
      />
      <Select
        label="Action"
        placeholder="All actions"
        options={actionOptions}
        value={query.action ?? ''}
        onChange={(event) => chooseAction(event.target.value)}
      />
      <Select
        label="Person"
        placeholder="Everybody"
        options={actors.map(({ _id, fullName }) => ({ value: _id, label: fullName }))}
        value={query.actorId ?? ''}
        onChange={(event) => chooseActor(event.target.value)}
      />
      <DayField label="From" day={query.from ?? ''} max={query.to ?? today} onCommit={beginAt} />
      <DayField label="To" day={query.to ?? ''} min={query.from} max={today} onCommit={endAt} />
    </Fields>
  );
}
