import { colors, page } from '../../print/layout.ts';
import { mark } from '../../print/mark.ts';
import type { Pen } from '../../print/pen.ts';

export interface Head {
  /** The kind of document. */
  title: 'Tax Invoice' | 'Credit Note';
  number: string;
  /** The document's status. */
  standing: 'Paid' | 'Refunded';
}

function standingMark(pen: Pen, word: Head['standing']): void {
  const { ink, ground } = word === 'Refunded' ? colors.refunded : colors.paid;
  const style = { size: 9.5, weight: 'bold', color: ink, align: 'center' } as const;
  const width = pen.widthOf(word, style) + 20;
  const y = 92;
  pen.doc.roundedRect(page.right - width, y, width, 18, 9).fill(ground);
  pen.write(word, { x: page.right - width / 2, y: y + 12.4 }, style);
}

/** The site's name on the left; kind, number and status on the right. */
export function head(pen: Pen, { title, number, standing }: Head): void {
  mark(pen, { x: page.left, y: 42, scale: 0.7 });
  pen.write('Vidya', { x: page.left + 42, y: 70 }, { size: 23, weight: 'bold', color: colors.strong });
  const right = { x: page.right, align: 'end' } as const;
  pen.write(title, { ...right, y: 64 }, { size: 21, weight: 'bold', align: 'end' });
  pen.write(number, { ...right, y: 82 }, { size: 11, color: colors.muted, align: 'end' });
  standingMark(pen, standing);
}
