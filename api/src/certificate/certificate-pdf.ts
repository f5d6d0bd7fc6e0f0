import { namesText } from '@vidya/contracts/rules/course/instructors';
import { shortDate } from '@vidya/contracts/texts/format';
import createQrCode from 'qrcode-generator';
import { colors } from '../print/layout.ts';
import { mark } from '../print/mark.ts';
import { ink, type Pen, type Place, printPage } from '../print/pen.ts';
import { linesOf } from '../print/text-runs.ts';
import { lineHeight } from '../print/write-lines.ts';
import {
  completedText,
  instructorsOf,
  markText,
  type PrintedCertificate,
  type Text,
  videoText,
  writeBlock,
} from './certificate-text.ts';

/** A4 landscape, in points. */
const sheet = { width: 841.89, height: 595.28, middle: 841.89 / 2, left: 76, right: 841.89 - 76 };
const foot = { y: 478, qr: 62 };
const signature = { y: 420, width: 220 };

function ground({ doc }: Pen): void {
  const box = (margin: number, radius: number) =>
    doc.roundedRect(margin, margin, sheet.width - 2 * margin, sheet.height - 2 * margin, radius);
  doc.rect(0, 0, sheet.width, sheet.height).fill(colors.sunken);
  box(26, 16).fill('#ffffff');
  doc.lineWidth(1.5);
  box(26, 16).stroke(colors.strong);
  doc.lineWidth(0.75);
  box(34, 10).stroke(colors.flame);
}

function head(pen: Pen): void {
  const style = { size: 25, weight: 'bold', color: colors.strong } as const;
  const width = 43 + pen.widthOf('Vidya', style);
  const x = sheet.middle - width / 2;
  mark(pen, { x, y: 52, scale: 0.76 });
  pen.write('Vidya', { x: x + 43, y: 83 }, style);
}

function textOf(certificate: PrintedCertificate): Text[] {
  const { learnerName, courseTitle, videoSeconds } = certificate;
  const title = { weight: 'heavy', color: colors.strong } as const;
  const defaults = { sizes: [13], maxLines: 1, width: 600, style: { color: colors.muted } };
  const foot = [markText(certificate), videoText(videoSeconds)].filter(Boolean).join(' · ');
  return [
    { ...defaults, text: 'Certificate of Completion', sizes: [34], style: title, gap: 0 },
    { ...defaults, text: 'This certifies that', gap: 8 },
    { text: learnerName, sizes: [48, 42, 36, 30, 24, 20], maxLines: 1, width: 660, style: { weight: 'heavy' }, gap: 0 },
    { ...defaults, text: completedText(certificate), gap: 6 },
    { text: courseTitle, sizes: [26, 23, 20, 17], maxLines: 2, width: 640, style: { weight: 'bold' }, gap: 2 },
    ...(foot ? [{ ...defaults, text: foot, gap: 4 }] : []),
  ];
}

interface Signed {
  x: number;
  value: string;
  caption: string;
}

/** A value above a line, and what it is below the line. A long value becomes smaller, then needs more lines. */
function sign(pen: Pen, { x, value, caption }: Signed): void {
  const { y, width } = signature;
  const linesAt = (size: number) =>
    linesOf(value, (part) => pen.widthOf(part, { size, weight: 'bold' }) <= width).length;
  const size =
    [15, 13, 11, 9.5].find((each) => linesAt(each) === 1) ?? [8, 6.5].find((each) => linesAt(each) <= 3) ?? 5;
  const top = y - (linesAt(size) - 1) * size * lineHeight;
  pen.writeLines(value, { x, y: top, width }, { size, weight: 'bold', align: 'center' });
  pen.doc.lineWidth(0.9).moveTo(x - width / 2, y + 8);
  pen.doc.lineTo(x + width / 2, y + 8).stroke(colors.strong);
  pen.write(caption, { x, y: y + 22 }, { size: 9.5, color: colors.muted, align: 'center' });
}

/** The date and, where teachers stand behind it, their names. */
function signatures(pen: Pen, certificate: PrintedCertificate): void {
  const half = signature.width / 2;
  const names = instructorsOf(certificate);
  const caption = names.length > 1 ? 'Instructors' : 'Instructor';
  sign(pen, { x: sheet.left + half, value: shortDate(certificate.createdAt), caption: 'Issued on' });
  if (names.length > 0) sign(pen, { x: sheet.right - half, value: namesText(names), caption });
}

function drawQrCode(pen: Pen, address: string, { x, y, size }: Place & { size: number }): void {
  // Type 0 picks the smallest code that fits; level M survives about 15 % damage.
  const code = createQrCode(0, 'M');
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  const step = size / count;
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column)) pen.doc.rect(x + column * step, y + row * step, step, step);
  pen.doc.fill(ink);
}

/** The proof at the foot: the code, and how to verify it. */
function proof(pen: Pen, { code, address }: PrintedCertificate): void {
  const label = { size: 9.5, color: colors.muted } as const;
  const y = foot.y - 18;
  pen.doc.lineWidth(0.75).moveTo(sheet.left, y).lineTo(sheet.right, y).stroke(colors.line);
  pen.write('Certificate code', { x: sheet.left, y: foot.y + 20 }, label);
  pen.write(code, { x: sheet.left, y: foot.y + 38 }, { size: 13, weight: 'bold' });
  drawQrCode(pen, address, { x: sheet.right - foot.qr, y: foot.y, size: foot.qr });
  const right = sheet.right - foot.qr - 14;
  pen.write('Anybody can verify it at', { x: right, y: foot.y + 20 }, { ...label, align: 'end' });
  const shown = address.replace(/^https?:\/\//, '');
  const size = [10.5, 9, 8, 7].find((each) => pen.widthOf(shown, { size: each }) <= 290) ?? 6;
  const style = { size, color: colors.strong, align: 'end' } as const;
  pen.write(shown, { x: right, y: foot.y + 37 }, style);
  const width = pen.widthOf(shown, style);
  pen.doc.link(right - width, foot.y + 26, width + 14 + foot.qr, 16, address);
}

function note(pen: Pen): void {
  pen.write(pen.note(), { x: sheet.middle, y: 552 }, { size: 7.5, color: colors.muted, align: 'center' });
}

/** One A4 landscape page with the names stored at issue. */
export const certificatePdf = (certificate: PrintedCertificate): Promise<Buffer> =>
  printPage({ title: `Certificate: ${certificate.courseTitle}`, author: 'Vidya', layout: 'landscape' }, (pen) => {
    ground(pen);
    head(pen);
    writeBlock(pen, textOf(certificate), { x: sheet.middle, top: 100, bottom: signature.y - 34 });
    signatures(pen, certificate);
    proof(pen, certificate);
    note(pen);
  });
