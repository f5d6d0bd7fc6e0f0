import { exportPeopleAddress, type PeopleSort, type UserStatus, userStatuses } from '@vidya/contracts/calls/people';
import { Select } from '@vidya/shared-ui';
import { statusName } from '../../data/people/people-text.ts';
import type { PeopleList } from '../../data/people/use-people-list.ts';
import type { DebouncedParam } from '../../data/use-debounced-param.ts';
import { ExportButton } from '../../parts/ExportButton.tsx';
import { SearchField, Tools } from '../../parts/SearchField.tsx';

const statuses = userStatuses.map((value) => ({ value, label: statusName[value] }));

const sorts: { value: PeopleSort; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
];

/** The filter and sort order of the list, and its export as a file. */
export function PeopleTools({ list, typed }: { list: PeopleList; typed: DebouncedParam }) {
  const { filter, chooseStatus, sortBy } = list;
  return (
    <Tools>
      <SearchField among={`Search ${filter.kind}`} placeholder="Name or e-mail" typed={typed} />
      <Select
        label="Status"
        options={statuses}
        value={list.status}
        onChange={(event) => chooseStatus(event.target.value as UserStatus)}
      />
      <Select
        label="Sort by"
        options={sorts}
        value={list.sort}
        onChange={(event) => sortBy(event.target.value as PeopleSort)}
      />
      <ExportButton href={exportPeopleAddress(filter)} of={`these ${filter.kind}`} />
    </Tools>
  );
}
