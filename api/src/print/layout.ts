import type { Pen } from './pen.ts';

/** The page in points: A4 with the same margin on both sides. */
export const page = { left: 48, right: 547, bottom: 794, width: 499 };

/** The site's light colours. */
export const colors = {
  muted: '#475a61',
  line: '#e6dfd2',
  strong: '#0b5f66',
  sunken: '#f7f3ea',
  flame: '#f2a51f',
  paid: { ink: '#1b7340', ground: '#e3f3e7' },
  refunded: { ink: '#24548f', ground: '#e6eef9' },
};

export const small = { size: 8.5, color: colors.muted } as const;
export const body = { size: 10 } as const;

const grouping = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Paise in, '1,49,999.00' out: a column of amounts keeps both decimals. */
export const amount = (paise: number): string => grouping.format(paise / 100);

export const rupeeAmount = (paise: number): string => `${paise < 0 ? '−' : ''}₹${amount(Math.abs(paise))}`;

export function rule(pen: Pen, y: number, from = page.left): void {
  pen.doc.moveTo(from, y).lineTo(page.right, y).lineWidth(0.75).strokeColor(colors.line).stroke();
}
