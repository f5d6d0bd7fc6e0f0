import { styled } from 'styled-components';

/** The container that carousel items use for their width. */
export const MeasuredRow = styled.div`
  container-type: inline-size;
`;

/**
 * The width of an item when `items` fit in a row with gaps of 1.25rem, at least 16rem: on a phone the next card is
 * partly visible.
 */
export const shareOfRow = (items: number): string => `max(16rem, calc((100cqw - ${(items - 1) * 1.25}rem) / ${items}))`;

/** The vertical centre of a card's 16:9 picture in such a row, from its top. */
export const pictureMiddle = (items: number): string => `calc(${shareOfRow(items)} * 9 / 32)`;
