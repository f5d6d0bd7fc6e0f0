import { count } from '@vidya/contracts/texts/format';
import { Chip, Row } from '@vidya/shared-ui';

interface FilterChipsProps<Filter extends string> {
  /** What the chips filter by, for screen readers. */
  label: string;
  filters: readonly Filter[];
  names: Record<Filter, string>;
  chosen: Filter;
  /** The number of courses that a filter leaves. */
  countOf: (filter: Filter) => number;
  onChoose: (filter: Filter) => void;
}

/** A row of filters, each with its count. */
export function FilterChips<Filter extends string>(props: FilterChipsProps<Filter>) {
  const { label, filters, names, chosen, countOf, onChoose } = props;
  return (
    <Row $gap={2} role="group" aria-label={label}>
      {filters.map((filter) => (
        <Chip
          key={filter}
          isActive={filter === chosen}
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          {names[filter]} ({count(countOf(filter))})
        </Chip>
      ))}
    </Row>
  );
}
