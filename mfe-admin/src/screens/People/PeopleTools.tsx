import { exportPeopleAddress, type PeopleSort, userStatuses } from '@vidya/contracts/calls/people';
import { statusName } from '../../data/people/people-text.ts';
import type { PeopleList } from '../../data/people/use-people-list.ts';
import { Choice } from '../../parts/Choice.tsx';
import { ExportButton } from '../../parts/ExportButton.tsx';
import { SearchField, Tools } from '../../parts/SearchField.tsx';

const statuses = userStatuses.map((value) => ({ value, label: statusName[value] }));

const sorts: { value: PeopleSort; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
];

/** The filter and sort order of the list, and its export as a file. */
export function PeopleTools({ list }: { list: PeopleList }) {
  const { filter, typed, status, chooseStatus, sort, sortBy } = list;
  return (
    <Tools>
      <SearchField among={`Search ${filter.kind}`} placeholder="Name or e-mail" typed={typed} />
      <Choice label="Status" options={statuses} value={status} onChoose={chooseStatus} />
      <Choice label="Sort by" options={sorts} value={sort} onChoose={sortBy} />
      <ExportButton href={exportPeopleAddress(filter)} of={`these ${filter.kind}`} />
    </Tools>
  );
}
