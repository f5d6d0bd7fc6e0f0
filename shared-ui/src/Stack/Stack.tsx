import { styled } from 'styled-components';
import { type Gap, row, stack } from '../theme/mixins.ts';

/** Children below each other, `$gap` (4 px units) apart. Set the meaning with `as`: `section`, `ul`, `form`. */
export const Stack = styled.div<{ $gap?: Gap }>`
  ${({ $gap = 4 }) => stack($gap)}
  min-width: 0;
`;

/** Children beside each other, `$gap` (4 px units) apart, in as many lines as they need. */
export const Row = styled.div<{ $gap?: Gap; $rowGap?: Gap; $align?: string; $justify?: string }>`
  ${({ $gap = 3, $rowGap }) => row($gap, $rowGap)}
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'normal' }) => $justify};
  min-width: 0;
`;
