import { colors } from './layout.ts';
import type { Pen, Place } from './pen.ts';

/** The site's logo on a grid of 48: two pages and a flame. */
export const pages =
  'M5.2 13.2c7.6.3 13.4 3 17.3 7.7V43.2c-4-4.5-9.7-7-17.3-7.3a1.6 1.6 0 0 1-1.6-1.6V14.8a1.6 1.6 0 0 1 1.6-1.6Z' +
  'M42.8 13.2c-7.6.3-13.4 3-17.3 7.7V43.2c4-4.5 9.7-7 17.3-7.3a1.6 1.6 0 0 0 1.6-1.6V14.8a1.6 1.6 0 0 0-1.6-1.6Z';
export const flame = 'M24 2.2c3.6 4.3 5.2 7.5 5.2 10.3a5.2 5.2 0 0 1-10.4 0c0-2.8 1.6-6 5.2-10.3Z';

/** Draws the logo with its upper left corner at the place; at scale 1 it is 48 points wide. */
export function mark(pen: Pen, { x, y, scale }: Place & { scale: number }): void {
  pen.doc.save().translate(x, y).scale(scale);
  pen.doc.path(pages).fill(colors.strong);
  pen.doc.path(flame).fill(colors.flame);
  pen.doc.restore();
}
