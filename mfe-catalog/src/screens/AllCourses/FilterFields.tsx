import type { CourseCounts } from '@vidya/contracts/calls/catalogue';
import { Icon } from '@vidya/shared-ui';
import { color, space, type } from '@vidya/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Filters } from '../../data/list-address.ts';
import { FilterChoice } from './FilterChoice.tsx';
import { type FilterGroup, filterGroups } from './filter-choices.ts';

interface FilterFieldsProps {
  /** Separates this set of radio buttons from another one on the page. Without it they carry the address's names. */
  prefix?: string;
  filters: Filters;
  /** The number of courses for each choice, if known. */
  counts: CourseCounts | undefined;
  onChoose: (filters: Filters) => void;
}

/** Every filter as a collapsible group of radio buttons. Each choice applies at once. */
export function FilterFields({ prefix = '', filters, counts, onChoose }: FilterFieldsProps) {
  const [isUnfolded, unfold] = useState(Boolean(filters.language));
  const isOpen = ({ name }: FilterGroup): boolean => name !== 'language' || isUnfolded || Boolean(filters.language);
  return filterGroups.map((group) => (
    <Group
      key={group.name}
      open={isOpen(group)}
      // Otherwise the languages would fold under a person who leaves one.
      onToggle={group.name === 'language' ? ({ currentTarget }) => unfold(currentTarget.open) : undefined}
    >
      <summary>
        {group.title}
        <Icon name="chevron-down" size={18} />
      </summary>
      <div role="radiogroup" aria-label={group.title}>
        <FilterChoice
          name={prefix + group.name}
          label={group.any}
          checked={filters[group.name] === undefined}
          onChange={() => onChoose({ [group.name]: undefined })}
        />
        {group.choices.map(({ value, label }) => (
          <FilterChoice
            key={value}
            name={prefix + group.name}
            value={value}
            label={label}
            stars={typeof value === 'number' ? value : undefined}
            matchCount={counts && (counts[group.name][value] ?? 0)}
            checked={filters[group.name] === value}
            onChange={() => onChoose({ [group.name]: value })}
          />
        ))}
      </div>
    </Group>
  ));
}

const Group = styled.details`
  padding: ${space[3]} 0;
  border-top: 1px solid ${color.line};

  &:first-child {
    border-top: 0;
    padding-top: 0;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 2.5rem;
    ${type.strong}
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;
