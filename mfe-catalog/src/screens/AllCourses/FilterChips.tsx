import { Button, Chip, focusNextChip } from '@vidya/shared-ui';
import { wrap } from '@vidya/shared-ui/mixins';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { here } from '../../data/here.ts';
import { type FilterName, filterNames, type List } from '../../data/list-address.ts';
import { choiceLabel } from './filter-choices.ts';

/** The chosen filters, each with a link that removes it. `onEmptied`: the last chip had the focus as it went. */
export function FilterChips({ list, onEmptied }: { list: List; onEmptied: () => void }) {
  const { filters } = list.address;
  const chosen = filterNames.filter((name) => filters[name]);
  if (chosen.length === 0) return null;

  function remove(name: FilterName, chip: HTMLElement): void {
    list.choose({ [name]: undefined });
    // Not to 'Clear all': it disappears with the second to last chip.
    if (!focusNextChip(chip)) onEmptied();
  }

  const clear = (): void => {
    list.clear();
    onEmptied();
  };
  return (
    <Chips aria-label="Chosen filters" role="group">
      {chosen.map((name) => {
        const label = choiceLabel(name, filters);
        return (
          <Chip
            key={name}
            as="a"
            href={list.hrefOfChoice({ [name]: undefined })}
            data-chip
            isRemovable
            aria-label={`Remove ${label}`}
            onClick={(event) => here(event, () => remove(name, event.currentTarget))}
          >
            <span>{label}</span>
          </Chip>
        );
      })}
      {chosen.length > 1 ? (
        <Clear
          forwardedAs="a"
          href={list.hrefOfNoChoice}
          variant="quiet"
          size="small"
          onClick={(event) => here(event, clear)}
        >
          Clear all
        </Clear>
      ) : null}
    </Chips>
  );
}

/* Little padding, so that it aligns when it is the first of a row. */
const Clear = styled(Button)`
  padding-inline: ${space[1]};
`;

const Chips = styled.div`
  ${wrap(2)}
  margin-bottom: ${space[4]};

  /* A search may have two hundred characters. */
  [data-chip] {
    max-width: 100%;
  }
  [data-chip] > span {
    overflow: hidden;
    line-height: 1.5;
    text-overflow: ellipsis;
  }
`;
