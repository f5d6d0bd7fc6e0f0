import { count } from '@vidya/contracts/texts/format';
import { Checkbox, StarRating } from '@vidya/shared-ui';
import { type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { courseCountText } from '../../data/course-count-text.ts';

interface FilterChoiceProps {
  /** The group of radio buttons it belongs to. */
  name: string;
  label: string;
  /** Draws these stars in place of the words. */
  stars?: number | undefined;
  /** How many courses it would find; undefined where nobody has counted. */
  found?: number | undefined;
  checked: boolean;
  onChange: () => void;
}

/** One choice of a filter: 'Hindi 12' to the eye, 'Hindi, 12 courses' to the ear. One that finds nothing can only be left. */
export function FilterChoice({ name, label, stars, found, checked, onChange }: FilterChoiceProps) {
  return (
    <Choice
      type="radio"
      name={name}
      label={stars ? <StarRating value={stars} /> : label}
      aside={found === undefined ? undefined : count(found)}
      aria-label={found === undefined ? label : `${label}, ${courseCountText(found)}`}
      disabled={found === 0 && !checked}
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
