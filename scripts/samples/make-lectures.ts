/**
 * Makes the narrated films of api/sample-data/media from the texts in lectures/content. Run by hand when those change;
 * needs ffmpeg, espeak-ng, Chromium (its path in CHROMIUM, else /usr/bin/chromium) and the Noto fonts of the Indian
 * scripts:
 *   node scripts/samples/make-lectures.ts [key …]
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { durationOf, encode } from './lectures/encode.ts';
import { allLectures, type Lecture } from './lectures/lecture.ts';
import { drawPictures, drawPoster, openBrowser } from './lectures/pictures.ts';
import { captions, narrate } from './lectures/speech.ts';

const OUT = path.resolve(import.meta.dirname, '../../api/sample-data/media');
const FILE_TYPES = ['mp4', 'webm', 'vtt', 'webp'] as const;

async function make(lecture: Lecture, browser: Browser): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-lecture-'));
  const target = path.join(OUT, lecture.key);
  const { samples, utterances } = narrate(lecture);
  const pictures = await drawPictures(browser, { lecture, moments: utterances, folder });
  const shown = utterances.map(({ until }, index) => until - (utterances[index - 1]?.until ?? 0));
  const list = pictures.map((file, index) => `file '${file}'\nduration ${shown[index]?.toFixed(4)}`).join('\n');
  writeFileSync(path.join(folder, 'voice.raw'), samples);
  // The demuxer ignores the last duration unless the last picture is named twice.
  writeFileSync(path.join(folder, 'list.txt'), `${list}\nfile '${pictures.at(-1)}'\n`);
  await encode({ folder, seconds: utterances.at(-1)?.until ?? 0, target });
  writeFileSync(`${target}.vtt`, captions(utterances));
  await drawPoster(path.join(folder, '0.png'), `${target}.webp`);
  rmSync(folder, { recursive: true });
  const bytes = FILE_TYPES.reduce((sum, type) => sum + statSync(`${target}.${type}`).size, 0);
  console.log(lecture.key, durationOf(`${target}.mp4`).toFixed(2), 's', Math.round(bytes / 1024), 'KB');
}

function writeManifest(lectures: readonly Lecture[]): void {
  const entries = lectures.map(({ key, course, title, language, isPreview }) => ({
    key,
    course,
    title,
    language,
    isPreview,
    durationSeconds: Math.round(durationOf(path.join(OUT, `${key}.mp4`))),
  }));
  writeFileSync(path.join(OUT, 'manifest.json'), `${JSON.stringify({ lectures: entries }, null, 2)}\n`);
}

/** Films that no text belongs to any more. */
function removeOthers(lectures: readonly Lecture[]): void {
  const kept = new Set(['manifest.json', ...lectures.flatMap(({ key }) => FILE_TYPES.map((type) => `${key}.${type}`))]);
  for (const name of readdirSync(OUT)) if (!kept.has(name)) rmSync(path.join(OUT, name));
}

mkdirSync(OUT, { recursive: true });
const keys = process.argv.slice(2);
const lectures = allLectures();
const browser = await openBrowser();
for (const lecture of lectures) {
  if (keys.length === 0 || keys.includes(lecture.key)) await make(lecture, browser);
}
await browser.close();
removeOthers(lectures);
if (lectures.every(({ key }) => existsSync(path.join(OUT, `${key}.mp4`)))) writeManifest(lectures);
