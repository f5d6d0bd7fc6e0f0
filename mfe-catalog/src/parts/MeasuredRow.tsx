import { styled } from 'styled-components';

/** What the items of a carousel measure their width by. */
export const MeasuredRow = styled.div`
  container-type: inline-size;
`;

/** A share of the row less the gaps of 1.25rem, and never too narrow to read: on a phone the next card looks in. */
export const shareOfRow = (items: number): string => `max(16rem, calc((100cqw - ${(items - 1) * 1.25}rem) / ${items}))`;

/** The middle of a card's picture in such a row, from its top: 16 wide, 9 high. */
export const pictureMiddle = (items: number): string => `calc(${shareOfRow(items)} * 9 / 32)`;
