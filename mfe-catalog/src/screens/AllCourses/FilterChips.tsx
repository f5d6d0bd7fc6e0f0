import { Button, Chip } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { filterNames, type Filters } from '../../data/list-address.ts';
import { choiceLabel } from './filter-choices.ts';

interface FilterChipsProps {
  filters: Filters;
  onChoose: (filters: Filters) => void;
  onClear: () => void;
}

/** What was chosen, each with its way out. */
export function FilterChips({ filters, onChoose, onClear }: FilterChipsProps) {
  const chosen = filterNames.filter((name) => filters[name]);
  if (chosen.length === 0) return null;
  return (
    <Chips aria-label="Chosen filters" role="group">
      {chosen.map((name) => {
        const label = choiceLabel(name, filters);
        return (
          <Chip key={name} isRemovable aria-label={`Remove ${label}`} onClick={() => onChoose({ [name]: undefined })}>
            {label}
          </Chip>
        );
      })}
      {chosen.length > 1 ? (
        <Clear variant="quiet" size="small" onClick={onClear}>
          Clear all
        </Clear>
      ) : null}
    </Chips>
  );
}

/* Little air at its sides, so that it stands in line when it is the first of a row. */
const Clear = styled(Button)`
  padding-inline: ${space[1]};
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
`;
