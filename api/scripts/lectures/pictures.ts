import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { FRAMES_PER_SECOND } from './encode.ts';
import type { Lecture } from './lecture.ts';
import { drawSlide } from './slide.ts';
import type { Utterance } from './speech.ts';

const FADE_FRAMES = 3;

export interface Picture {
  file: string;
  seconds: number;
}

/** One picture per sentence; between two pictures stand a few blended ones. */
export async function drawPictures(
  lecture: Lecture,
  utterances: readonly Utterance[],
  folder: string,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  let before: Buffer | undefined;
  let shownUntil = 0;
  for (const [index, { slide, step, until }] of utterances.entries()) {
    const now = await render(drawSlide(lecture, slide, step));
    const fades = before ? await blend(before, now) : [];
    for (const [number, frame] of [...fades, now].entries()) {
      const file = path.join(folder, `${index}-${number}.png`);
      writeFileSync(file, frame);
      const isStill = number === fades.length;
      const stillSeconds = until - shownUntil - fades.length / FRAMES_PER_SECOND;
      pictures.push({ file, seconds: isStill ? stillSeconds : 1 / FRAMES_PER_SECOND });
    }
    shownUntil = until;
    before = now;
  }
  return pictures;
}

/** The first slide, as it stands before the video is started. */
export async function drawPoster(lecture: Lecture, file: string): Promise<void> {
  await sharp(Buffer.from(drawSlide(lecture, 0, 0)))
    .resize(960)
    .webp({ quality: 40 })
    .toFile(file);
}

function render(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten().png().toBuffer();
}

async function blend(before: Buffer, now: Buffer): Promise<Buffer[]> {
  const shares = Array.from({ length: FADE_FRAMES }, (_, index) => (index + 1) / (FADE_FRAMES + 1));
  return Promise.all(
    shares.map(async (share) => {
      const veil = await sharp(now).ensureAlpha(share).png().toBuffer();
      return sharp(before)
        .composite([{ input: veil }])
        .png()
        .toBuffer();
    }),
  );
}
