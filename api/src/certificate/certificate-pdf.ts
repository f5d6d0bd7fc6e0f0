import { buffer } from 'node:stream/consumers';
import { shortDate } from '@vidya/contracts/texts/format';
import { colors } from '../print/layout.ts';
import { mark } from '../print/mark.ts';
import { createPage, createPen, type Pen } from '../print/pen.ts';
import type { CertificateRow } from './certificate.store.ts';
import { type Text, writeBlock } from './certificate-text.ts';
import { drawQrCode } from './qr-code.ts';

/** A certificate and the address of the page that verifies it. */
export interface PrintedCertificate
  extends Pick<CertificateRow, 'code' | 'learnerName' | 'courseTitle' | 'instructorName' | 'createdAt'> {
  address: string;
}

/** A4 landscape, in points. */
const sheet = { width: 841.89, height: 595.28, middle: 841.89 / 2, left: 76, right: 841.89 - 76 };
const foot = { y: 478, qr: 62 };

function ground({ doc }: Pen): void {
  doc.rect(0, 0, sheet.width, sheet.height).fill(colors.sunken);
  doc.roundedRect(26, 26, sheet.width - 52, sheet.height - 52, 16).fill('#ffffff');
  doc
    .lineWidth(1.5)
    .roundedRect(26, 26, sheet.width - 52, sheet.height - 52, 16)
    .stroke(colors.strong);
  doc
    .lineWidth(0.75)
    .roundedRect(34, 34, sheet.width - 68, sheet.height - 68, 10)
    .stroke(colors.flame);
}

function head(pen: Pen): void {
  const style = { size: 25, weight: 'bold', color: colors.strong } as const;
  const width = 43 + pen.widthOf('Vidya', style);
  const x = sheet.middle - width / 2;
  mark(pen, { x, y: 60, scale: 0.76 });
  pen.write('Vidya', { x: x + 43, y: 91 }, style);
}

function textOf({ learnerName, courseTitle, instructorName }: PrintedCertificate): Text[] {
  const said = { sizes: [13] as const, maxLines: 1, width: 600, style: { color: colors.muted } };
  return [
    {
      ...said,
      text: 'Certificate of Completion',
      sizes: [30],
      style: { weight: 'bold', color: colors.strong },
      gap: 0,
    },
    { ...said, text: 'This certifies that', gap: 14 },
    { text: learnerName, sizes: [46, 40, 34, 28, 24, 20], maxLines: 1, width: 660, style: { weight: 'bold' }, gap: 4 },
    { ...said, text: 'has completed every lecture of the course', gap: 12 },
    { text: courseTitle, sizes: [24, 21, 18, 16], maxLines: 2, width: 620, style: { weight: 'bold' }, gap: 4 },
    ...(instructorName ? [{ ...said, text: `taught by ${instructorName}`, sizes: [13, 11] as const, gap: 8 }] : []),
  ];
}

/** The proof at the foot: the date of issue, the code, and how to verify them. */
function proof(pen: Pen, { createdAt, code, address }: PrintedCertificate): void {
  const { doc } = pen;
  const label = { size: 9.5, color: colors.muted } as const;
  const value = { size: 13, weight: 'bold' } as const;
  doc
    .lineWidth(0.75)
    .moveTo(sheet.left, foot.y - 18)
    .lineTo(sheet.right, foot.y - 18)
    .stroke(colors.line);
  pen.write('Issued on', { x: sheet.left, y: foot.y + 20 }, label);
  pen.write(shortDate(createdAt), { x: sheet.left, y: foot.y + 38 }, value);
  pen.write('Certificate code', { x: sheet.left + 130, y: foot.y + 20 }, label);
  pen.write(code, { x: sheet.left + 130, y: foot.y + 38 }, value);
  drawQrCode(pen, address, { x: sheet.right - foot.qr, y: foot.y, size: foot.qr });
  const right = sheet.right - foot.qr - 14;
  pen.write('Anybody can verify it at', { x: right, y: foot.y + 20 }, { ...label, align: 'end' });
  const shown = address.replace(/^https?:\/\//, '');
  const size = [10.5, 9, 8, 7].find((each) => pen.widthOf(shown, { size: each }) <= 290) ?? 6;
  const style = { size, color: colors.strong, align: 'end' } as const;
  pen.write(shown, { x: right, y: foot.y + 37 }, style);
  const width = pen.widthOf(shown, style);
  doc.link(right - width, foot.y + 26, width + 14 + foot.qr, 16, address);
}

/**
 * One A4 landscape page with the names stored at issue. Needs no network: the fonts come from the installed packages.
 */
export function certificatePdf(certificate: PrintedCertificate): Promise<Buffer> {
  const doc = createPage(`Certificate: ${certificate.courseTitle}`, 'Vidya', 'landscape');
  const pen = createPen(doc);
  ground(pen);
  head(pen);
  writeBlock(pen, textOf(certificate), { x: sheet.middle, top: 122, bottom: foot.y - 28 });
  proof(pen, certificate);
  doc.end();
  return buffer(doc);
}
