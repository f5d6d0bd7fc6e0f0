import { styled } from 'styled-components';
import { ruledItems } from '../theme/mixins.ts';
import { space } from '../theme/tokens.ts';

/** A list with a line between its items. */
export const RuledList = styled.ul.attrs({ role: 'list' })`
  ${ruledItems}

  > li {
    min-width: 0;
    padding: ${space[3]} 0;
    overflow-wrap: anywhere;
  }
  /* The box around it has its own padding. */
  > :first-child {
    padding-top: 0;
  }
  > :last-child {
    padding-bottom: 0;
  }
`;
