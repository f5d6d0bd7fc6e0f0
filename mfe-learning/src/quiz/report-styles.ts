import { plainList, stack } from '@vidya/shared-ui/mixins';
import { color, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** Questions with the share that is right. */
export const Reported = styled.ol`
  ${plainList}

  > li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: ${space[3]};
    padding: ${space[3]} 0;
    border-top: 1px solid ${color.line};
  }
  > li > :first-child {
    ${type.strong}
    font-variant-numeric: tabular-nums;
  }
`;

/** What learners answered to a question, with its share. */
export const Given = styled.details`
  margin-top: ${space[2]};
  ${type.small}

  summary {
    color: ${color.primary};
    cursor: pointer;
  }
  ul {
    ${plainList}
    ${stack(1)}
    margin-top: ${space[2]};
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: ${space[2]};
    padding: ${space[1]} 0;
  }
  li > svg {
    margin-top: ${space[1]};
    color: ${color.inkMuted};
  }
  li > span {
    font-variant-numeric: tabular-nums;
  }
`;

/** Columns with their number above and their mark below. */
export const Marks = styled.ol`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(10, minmax(0, 1fr));
  gap: ${space[1]};
  max-width: 32rem;

  li {
    display: grid;
    grid-template-rows: 1fr auto auto;
    align-items: end;
    min-height: 7rem;
    text-align: center;
    ${type.small}
    font-variant-numeric: tabular-nums;
  }
  i {
    min-block-size: 2px;
    background: ${color.primary};
    border-radius: ${radius.small} ${radius.small} 0 0;
  }
  small {
    color: ${color.inkMuted};
  }
`;
