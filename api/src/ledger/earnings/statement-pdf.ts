import type { EarningsLine, EarningsMonth } from '@vidya/contracts/calls/ledger/earnings';
import { shortDate } from '@vidya/contracts/texts/format';
import type { Seller } from '../../config/seller.ts';
import { amount, body, colors, page, rule, rupeeAmount, small } from '../../print/layout.ts';
import { mark } from '../../print/mark.ts';
import { type Pen, printPage } from '../../print/pen.ts';
import { causeNames, sumNames } from './statement-columns.ts';

interface Statement {
  sums: EarningsMonth;
  /** Oldest first. */
  lines: EarningsLine[];
  /** Earlier lines of the month are left out. */
  isCut: boolean;
  /** 'November 2026' */
  monthName: string;
  instructorName: string;
  /** Masked; '' without one. */
  pan: string;
  gstin: string;
  seller: Seller;
}

const columns = {
  date: page.left,
  entry: page.left + 62,
  course: page.left + 118,
  share: 400,
  tax: 470,
  total: page.right,
};
const lineHeight = 15;
const courseWidth = 170;
/** From a line to the order below it. */
const orderDrop = 11;

function head(pen: Pen, { sums, monthName, instructorName, pan, gstin, seller }: Statement): number {
  mark(pen, { x: page.left, y: 42, scale: 0.7 });
  pen.write('Vidya', { x: page.left + 42, y: 70 }, { size: 23, weight: 'bold', color: colors.strong });
  pen.write('Statement of Earnings', { x: page.right, y: 64 }, { size: 19, weight: 'bold', align: 'end' });
  const standing = sums.number ?? 'Month not closed yet';
  pen.write(`${monthName} · ${standing}`, { x: page.right, y: 82 }, { size: 11, color: colors.muted, align: 'end' });
  pen.write('Paid by', { x: page.left, y: 116 }, small);
  const left = pen.writeLines(seller.name, { x: page.left, y: 131, width: 230 }, { ...body, weight: 'bold' });
  pen.write(`GSTIN ${seller.gstin}`, { x: page.left, y: left + 15 }, body);
  const x = page.left + 269;
  pen.write('Instructor', { x, y: 116 }, small);
  const y = pen.writeLines(instructorName, { x, y: 131, width: 230 }, { ...body, weight: 'bold' });
  const numbers = [pan && `PAN ${pan}`, gstin && `GSTIN ${gstin}`].filter(Boolean).join(' · ');
  pen.write(numbers || 'No PAN given', { x, y: y + 15 }, body);
  return Math.max(y, left) + 37;
}

function totals(pen: Pen, sums: EarningsMonth, top: number): number {
  let y = top;
  rule(pen, y - 12);
  for (const [sum, name] of sumNames) {
    const isBalance = sum === 'openingPaise' || sum === 'closingPaise';
    if (!isBalance && sums[sum] === 0) continue;
    const style = { ...body, ...(isBalance && { weight: 'bold' as const }) };
    pen.write(name, { x: page.left, y }, style);
    pen.write(rupeeAmount(sums[sum]), { x: page.right, y }, { ...style, align: 'end' });
    y += lineHeight + 2;
  }
  return y + 18;
}

function titles(pen: Pen, y: number): number {
  pen.write('Date', { x: columns.date, y }, small);
  pen.write('Entry', { x: columns.entry, y }, small);
  pen.write('Course and order', { x: columns.course, y }, small);
  for (const [name, x] of [
    ['Sale, coupon, share', columns.share],
    ['Tax', columns.tax],
    ['Total', columns.total],
  ] as const)
    pen.write(name, { x, y }, { ...small, align: 'end' });
  rule(pen, y + 6);
  return y + 20;
}

/** The text cut to the width, with an ellipsis. */
function cut(pen: Pen, text: string, width: number): string {
  if (pen.widthOf(text, small) <= width) return text;
  const letters = Array.from(new Intl.Segmenter('en-IN').segment(text), ({ segment }) => segment);
  while (letters.length > 1 && pen.widthOf(`${letters.join('')}…`, small) > width) letters.pop();
  return `${letters.join('')}…`;
}

/** Returns the top of the next row. */
function row(pen: Pen, line: EarningsLine, y: number): number {
  const number = (paise: number, x: number) =>
    pen.write(amount(paise).replace('-', '−'), { x, y }, { ...small, align: 'end' });
  pen.write(shortDate(line.at), { x: columns.date, y }, small);
  pen.write(causeNames[line.cause], { x: columns.entry, y }, small);
  pen.write(cut(pen, line.courseTitle, courseWidth), { x: columns.course, y }, small);
  pen.write(line.orderNumber, { x: columns.course, y: y + orderDrop }, small);
  number(line.salePaise + line.couponPaise + line.sharePaise, columns.share);
  number(line.taxPaise, columns.tax);
  number(line.totalPaise, columns.total);
  return y + lineHeight + (line.orderNumber ? orderDrop : 0);
}

/** A4 pages: the month's sums, then each of its lines. Amounts are without the GST that the platform pays on sales. */
export const statementPdf = (statement: Statement): Promise<Buffer> =>
  printPage({ title: `Statement ${statement.monthName}`, author: statement.seller.name }, (pen) => {
    let y = totals(pen, statement.sums, head(pen, statement));
    if (statement.isCut) {
      pen.write('The latest lines only: the CSV file of this month has all of them.', { x: page.left, y }, body);
      y += lineHeight + 10;
    }
    y = titles(pen, y);
    for (const line of statement.lines) {
      if (y > page.bottom - 24 - orderDrop) {
        pen.doc.addPage();
        y = titles(pen, 60);
      }
      y = row(pen, line, y);
    }
    if (statement.lines.length === 0) pen.write('No entries in this month', { x: page.left, y }, small);
    const note = pen.note();
    if (note) pen.write(note, { x: page.left, y: page.bottom }, small);
  });
