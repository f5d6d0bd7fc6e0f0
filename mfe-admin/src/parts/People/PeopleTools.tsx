import { type PeopleSort, type UserStatus, userStatuses } from '@vidya/contracts/calls/choices';
import { exportPeopleAddress } from '@vidya/contracts/calls/people';
import { Button, Icon, Select, VisuallyHidden } from '@vidya/shared-ui';
import { statusName } from '../../data/people/people-text.ts';
import type { PeopleList } from '../../data/people/use-people-list.ts';
import type { DebouncedParam } from '../../data/use-debounced-param.ts';
import { SearchField } from '../SearchField.tsx';
import { Tools } from '../tools-styles.ts';

const statuses = userStatuses.map((value) => ({ value, label: statusName[value] }));

const sorts: { value: PeopleSort; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
];

/** The filter and sort order of the list, and its export as a file. */
export function PeopleTools({ list, typed }: { list: PeopleList; typed: DebouncedParam }) {
  return (
    <Tools>
      <SearchField label="Search" among={`Search ${list.filter.kind}`} placeholder="Name or e-mail" typed={typed} />
      <Select
        label="Status"
        options={statuses}
        value={list.status}
        onChange={(event) => list.chooseStatus(event.target.value as UserStatus)}
      />
      <Select
        label="Sort by"
        options={sorts}
        value={list.sort}
        onChange={(event) => list.sortBy(event.target.value as PeopleSort)}
      />
      <Button
        as="a"
        variant="secondary"
        href={exportPeopleAddress(list.filter)}
        download
        icon={<Icon name="download" size={18} />}
      >
        Export CSV
        <VisuallyHidden> of these {list.filter.kind}</VisuallyHidden>
      </Button>
    </Tools>
  );
}
