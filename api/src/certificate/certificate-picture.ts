import { namesText } from '@vidya/contracts/rules/course/instructors';
import { shortDate } from '@vidya/contracts/texts/format';
import sharp from 'sharp';
import { colors } from '../print/layout.ts';
import { flame, pages } from '../print/mark.ts';
import { createOutlinePen } from '../print/outline-pen.ts';
import {
  completedText,
  instructorsOf,
  markText,
  type PrintedCertificate,
  type Text,
  videoText,
  writeBlock,
} from './certificate-text.ts';

/** The size that link previews expect. */
const picture = { width: 1200, height: 630, middle: 600 };

type PicturedCertificate = Pick<
  PrintedCertificate,
  'learnerName' | 'courseTitle' | 'instructorName' | 'coInstructors' | 'createdAt' | 'videoSeconds' | 'mark' | 'isWhole'
>;

const box = (margin: number, radius: number, look: string): string =>
  `<rect x="${margin}" y="${margin}" width="${picture.width - 2 * margin}" height="${picture.height - 2 * margin}" rx="${radius}" ${look}/>`;

const ground = [
  `<rect width="100%" height="100%" fill="${colors.sunken}"/>`,
  box(24, 22, `fill="#ffffff" stroke="${colors.strong}" stroke-width="4"`),
  box(38, 14, `fill="none" stroke="${colors.flame}" stroke-width="2"`),
].join('');

const mark = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(1.25)"><path d="${pages}" fill="${colors.strong}"/><path d="${flame}" fill="${colors.flame}"/></g>`;

function textOf(certificate: PicturedCertificate): Text[] {
  const { learnerName, courseTitle, createdAt, videoSeconds } = certificate;
  const defaults = { sizes: [25], maxLines: 1, width: 1000, style: { color: colors.muted } };
  const title = { weight: 'bold', color: colors.strong } as const;
  // The date first: a name that runs from right to left would turn the line around.
  const foot = [
    shortDate(createdAt),
    markText(certificate),
    videoText(videoSeconds),
    namesText(instructorsOf(certificate)),
  ]
    .filter(Boolean)
    .join(' · ');
  return [
    { ...defaults, text: 'Certificate of Completion', sizes: [34], style: title, gap: 0 },
    { ...defaults, text: learnerName, sizes: [76, 66, 56, 46, 38], style: { weight: 'heavy' }, gap: 4 },
    { ...defaults, text: completedText(certificate), gap: 4 },
    { ...defaults, text: courseTitle, sizes: [40, 36, 32, 27], maxLines: 2, style: { weight: 'bold' }, gap: 4 },
    { ...defaults, text: foot, sizes: [25, 21, 18], gap: 18 },
  ];
}

/** A PNG for link previews, with the names in the letters of the paper. */
export async function certificatePicture(certificate: PicturedCertificate): Promise<Buffer> {
  const pen = createOutlinePen();
  const name = { size: 46, weight: 'heavy', color: colors.strong } as const;
  const left = picture.middle - (72 + pen.widthOf('Vidya', name)) / 2;
  pen.write('Vidya', { x: left + 72, y: 115 }, name);
  writeBlock(pen, textOf(certificate), { x: picture.middle, top: 146, bottom: 580 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">${ground}${mark(left, 64)}${pen.svg()}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
