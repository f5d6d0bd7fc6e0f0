import { count } from '@vidya/contracts/texts/format';
import { Checkbox, StarRating } from '@vidya/shared-ui';
import { type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { counted } from '../../data/counted.ts';

interface FilterChoiceProps {
  /** The name of its radio group. */
  name: string;
  /** As the address has it; empty for 'no choice'. */
  value?: string | number;
  label: string;
  /** Shows these stars instead of the label. */
  stars?: number | undefined;
  /** The number of courses that match; undefined if not counted. */
  matchCount?: number | undefined;
  checked: boolean;
  onChange: () => void;
}

/** One choice: shown as 'Hindi 12', read out as 'Hindi, 12 courses'. Without courses it is disabled unless selected. */
export function FilterChoice({ name, value = '', label, stars, matchCount, checked, onChange }: FilterChoiceProps) {
  return (
    <Choice
      type="radio"
      name={name}
      value={value}
      label={stars ? <StarRating value={stars} /> : label}
      aside={matchCount === undefined ? undefined : count(matchCount)}
      aria-label={matchCount === undefined ? label : `${label}, ${counted(matchCount, 'course')}`}
      disabled={matchCount === 0 && !checked}
      checked={checked}
      onChange={onChange}
    />
  );
}

const Choice = styled(Checkbox)`
  ${type.small}

  &:has(:disabled) svg {
    opacity: 0.4;
  }
`;
