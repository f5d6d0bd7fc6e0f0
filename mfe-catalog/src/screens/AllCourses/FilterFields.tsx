import { Checkbox, Icon } from '@vidya/shared-ui';
import { color, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import type { Filters } from '../../data/list-address.ts';
import { filterGroups } from './filter-choices.ts';

interface FilterFieldsProps {
  /** Tells this set of radio buttons from another one on the page. */
  name: string;
  filters: Filters;
  onChoose: (filters: Filters) => void;
}

/** Every filter as a group of radio buttons that folds. Each choice applies at once. */
export function FilterFields({ name, filters, onChoose }: FilterFieldsProps) {
  return filterGroups.map((group) => (
    <Group key={group.name} open={group.name !== 'language' || Boolean(filters.language)}>
      <summary>
        {group.title}
        <Icon name="chevron-down" size={18} />
      </summary>
      <div role="radiogroup" aria-label={group.title}>
        {[{ value: '', label: group.any }, ...group.choices].map(({ value, label }) => (
          <Choice
            key={value}
            type="radio"
            name={`${name}-${group.name}`}
            label={label}
            checked={(filters[group.name] ?? '') === value}
            onChange={() => onChoose({ [group.name]: value || undefined })}
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

const Choice = styled(Checkbox)`
  ${type.small}
`;
