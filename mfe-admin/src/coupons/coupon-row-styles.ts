import { ellipsis, framedRows, mutedCaption, stack } from '@vidya/shared-ui/mixins';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { Opener as CardOpener } from '../parts/card-styles.ts';

/** Twenty coupons in one frame. */
export const Rows = styled.ul.attrs({ role: 'list' })`
  ${framedRows}
`;

export const Loading = styled.li`
  ${stack(2)}
  padding: ${space[3]} ${space[4]};
`;

export const Opener = styled(CardOpener)`
  gap: 0;
  padding-block: 0.375rem;

  > :last-child > :first-child {
    ${ellipsis}
    ${mutedCaption}
  }
  small {
    flex: none;
    max-width: 100%;
    ${mutedCaption}
  }
  /* Large text needs a line more. */
  > :last-child {
    flex-wrap: wrap;
    column-gap: ${space[3]};
    row-gap: 0;
  }
`;

export const Code = styled.strong`
  font-weight: 650;
  letter-spacing: 0.02em;
`;
