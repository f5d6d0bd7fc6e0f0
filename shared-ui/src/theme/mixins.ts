import { color, media, radius, shadow, space, type } from './tokens.ts';

/** A key of `space`: the key times 4 px at the default text size. */
export type Gap = keyof typeof space;

/** One column. It never grows wider than its container, however long a word is. */
export const stack = (gap: Gap): string => `display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[gap]};`;

/** Items beside each other that wrap. `gap` between columns, `rowGap` between lines, the same unless given. */
export const row = (gap: Gap, rowGap: Gap = gap): string =>
  `display: flex; flex-wrap: wrap; gap: ${space[rowGap]} ${space[gap]}; align-items: center;`;

/** Items beside each other on one line. */
export const line = (gap: Gap): string => `display: flex; gap: ${space[gap]}; align-items: center;`;

/** The same inside a line of text. */
export const inlineLine = (gap: Gap): string => `display: inline-flex; gap: ${space[gap]}; align-items: center;`;

/** Items of one height beside each other that wrap. */
export const wrap = (gap: Gap, rowGap: Gap = gap): string =>
  `display: flex; flex-wrap: wrap; gap: ${space[rowGap]} ${space[gap]};`;

/** Items below each other in a flex box. */
export const column = (gap: Gap): string => `display: flex; flex-direction: column; gap: ${space[gap]};`;

/** Tall enough for a finger on touch screens. */
export const touchHeight = `${media.touch} { min-height: 2.75rem; }`;

/** One item in the middle of its box. */
export const centred = 'display: grid; place-items: center;';

export const square = (size: string): string => `width: ${size}; height: ${size};`;

/** Covers its positioned container. */
export const overlay = 'position: absolute; inset: 0;';

/** A picture that covers its box. */
export const coverBox = 'width: 100%; height: 100%; object-fit: cover;';

/** A panel of its own: background, border and corners. */
export const card = `background: ${color.surface}; border: 1px solid ${color.line}; border-radius: ${radius.large};`;

export const raisedCard = `${card} box-shadow: ${shadow.low};`;

/** A line above, with equal space on both sides: what stands below is a new part. */
export const ruledTop = (gap: Gap): string =>
  `margin-top: ${space[gap]}; padding-top: ${space[gap]}; border-top: 1px solid ${color.line};`;

/** For a list: a line between its items. */
export const ruledItems = `> * + * { border-top: 1px solid ${color.line}; }`;

/** A list without bullets and indentation. */
export const plainList = 'margin: 0; padding: 0; list-style: none;';
/** A list of rows in one frame, with lines between them. */
export const framedRows = `${plainList} ${ruledItems} ${raisedCard} > li { min-width: 0; }`;

/** At most so many lines; what does not fit is cut with an ellipsis. */
export const clampLines = (lines: number): string =>
  `display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: ${lines}; overflow: hidden;`;

/** Changes of these properties take as long as `duration`, one of `motion`. */
export const eased = (duration: string, ...properties: string[]): string =>
  `transition: ${properties.map((property) => `${property} ${duration}`).join(', ')};`;

/** One line; what does not fit is cut with an ellipsis. */
export const ellipsis = 'min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;';

/**
 * One line with names: each is cut for itself, so that what stands between and after them is seen. Where even that has
 * no room, with large text on a phone, several lines.
 */
export const namesLine = `display: flex; min-width: 0; overflow: hidden; white-space: pre; > bdi { ${ellipsis} }
  @media (max-width: 15em) { flex-wrap: wrap; }`;

/** Small text that steps back. */
export const muted = `${type.small} color: ${color.inkMuted};`;

/** Captions that step back. */
export const mutedCaption = `${type.caption} color: ${color.inkMuted};`;

/** A button or a link with no look of its own. */
export const bare = 'padding: 0; border: 0; background: none; color: inherit; font: inherit; text-align: start;';

/** A link that looks like the text around it until the pointer is on it. */
export const quietLink = `
  color: inherit;
  text-decoration: none;

  &:hover {
    color: ${color.link};
    text-decoration: underline;
  }
`;
