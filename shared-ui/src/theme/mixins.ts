import { color, radius, shadow, space, type } from './tokens.ts';

/** A key of `space`: the key times 4 px at the default text size. */
export type Gap = keyof typeof space;

/** One column. It never grows wider than its container, however long a word is. */
export const stack = (gap: Gap): string => `display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[gap]};`;

/** Items beside each other that wrap. `gap` between columns, `rowGap` between lines, the same unless given. */
export const row = (gap: Gap, rowGap: Gap = gap): string =>
  `display: flex; flex-wrap: wrap; gap: ${space[rowGap]} ${space[gap]}; align-items: center;`;

/** A panel of its own: background, border and corners. */
export const card = `background: ${color.surface}; border: 1px solid ${color.line}; border-radius: ${radius.large};`;

export const raisedCard = `${card} box-shadow: ${shadow.low};`;

/** A line above, with equal space on both sides: what stands below is a new part. */
export const ruledTop = (gap: Gap): string =>
  `margin-top: ${space[gap]}; padding-top: ${space[gap]}; border-top: 1px solid ${color.line};`;

/** For a list: a line between its items. */
export const ruledItems = `> * + * { border-top: 1px solid ${color.line}; }`;

/** One line; what does not fit is cut with an ellipsis. */
export const ellipsis = 'min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;';

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
