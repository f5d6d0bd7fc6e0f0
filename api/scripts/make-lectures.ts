/**
 * Makes the narrated lectures of api/seed-media. Run by hand when their texts change; needs ffmpeg and espeak-ng:
 *   node api/scripts/make-lectures.ts [key …]
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ALL_LECTURES } from './lectures/all-lectures.ts';
import { durationOf, encode } from './lectures/encode.ts';
import type { Lecture } from './lectures/lecture.ts';
import { drawPictures, drawPoster } from './lectures/pictures.ts';
import { captions, narrate } from './lectures/speech.ts';

const OUT = path.resolve(import.meta.dirname, '../seed-media');
const FILE_TYPES = ['mp4', 'webm', 'vtt', 'webp'] as const;

async function make(lecture: Lecture): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-lecture-'));
  const target = path.join(OUT, lecture.key);
  const { samples, utterances } = narrate(lecture);
  const pictures = await drawPictures(lecture, utterances, folder);
  const list = pictures.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(4)}`).join('\n');
  writeFileSync(path.join(folder, 'voice.raw'), samples);
  // The demuxer ignores the last duration unless the last picture is named twice.
  writeFileSync(path.join(folder, 'list.txt'), `${list}\nfile '${pictures.at(-1)?.file}'\n`);
  encode({ folder, seconds: utterances.at(-1)?.until ?? 0, target });
  writeFileSync(`${target}.vtt`, captions(utterances));
  await drawPoster(lecture, `${target}.webp`);
  rmSync(folder, { recursive: true });
  const bytes = FILE_TYPES.reduce((sum, type) => sum + statSync(`${target}.${type}`).size, 0);
  console.log(lecture.key, durationOf(`${target}.mp4`).toFixed(2), 's', Math.round(bytes / 1024), 'KB');
}

function writeManifest(): void {
  const lectures = ALL_LECTURES.map(({ key, category, language, title }) => {
    const files = { mp4: `${key}.mp4`, webm: `${key}.webm`, captions: `${key}.vtt`, poster: `${key}.webp` };
    const sentences = (readFileSync(path.join(OUT, files.captions), 'utf8').match(/-->/g) ?? []).length;
    const durationSeconds = Math.round(durationOf(path.join(OUT, files.mp4)));
    return { key, category, language, title, durationSeconds, sentences, files };
  });
  writeFileSync(path.join(OUT, 'manifest.json'), `${JSON.stringify({ lectures }, null, 2)}\n`);
}

mkdirSync(OUT, { recursive: true });
const keys = process.argv.slice(2);
for (const lecture of ALL_LECTURES) {
  if (keys.length === 0 || keys.includes(lecture.key)) await make(lecture);
}
writeManifest();
