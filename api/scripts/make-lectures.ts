/**
 * Makes the narrated lectures of api/seed-media. Run by hand when their texts change; needs ffmpeg and espeak-ng:
 *   node api/scripts/make-lectures.ts [key …]
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { ALL_LECTURES } from './lectures/all-lectures.ts';
import type { Lecture } from './lectures/lecture.ts';
import { drawSlide } from './lectures/slide.ts';
import { captions, narrate, SAMPLE_RATE, type Utterance } from './lectures/speech.ts';

const OUT = path.resolve(import.meta.dirname, '../seed-media');
const FRAMES_PER_SECOND = 15;
const FADE_FRAMES = 3;
const VOICE_FILTER =
  'highpass=f=85,lowpass=f=7800,equalizer=f=220:t=q:w=1:g=2,equalizer=f=3200:t=q:w=1:g=-3,acompressor=threshold=-22dB:ratio=3:attack=8:release=120,loudnorm=I=-18:TP=-2:LRA=9';

interface Picture {
  file: string;
  seconds: number;
}

async function main(keys: string[]): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  for (const lecture of ALL_LECTURES) {
    if (keys.length === 0 || keys.includes(lecture.key)) await make(lecture);
  }
  if (keys.length === 0) writeManifest();
}

async function make(lecture: Lecture): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-lecture-'));
  const { samples, utterances } = narrate(lecture);
  writeFileSync(path.join(folder, 'voice.raw'), samples);
  const pictures = await drawPictures(lecture, utterances, folder);
  const list = pictures.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(4)}`).join('\n');
  writeFileSync(path.join(folder, 'list.txt'), `${list}\nfile '${pictures.at(-1)?.file}'\n`);
  encode(lecture.key, folder, utterances.at(-1)?.until ?? 0);
  writeFileSync(path.join(OUT, `${lecture.key}.vtt`), captions(utterances));
  await sharp(Buffer.from(drawSlide(lecture, 0, 0)))
    .resize(960)
    .webp({ quality: 78 })
    .toFile(path.join(OUT, `${lecture.key}.webp`));
  rmSync(folder, { recursive: true });
  console.log(
    lecture.key,
    durationOf(`${lecture.key}.mp4`).toFixed(2),
    's',
    Math.round(bytesOf(lecture.key) / 1024),
    'KB',
  );
}

/** One picture per sentence; where the slide changes, a few blended ones stand between. */
async function drawPictures(lecture: Lecture, utterances: readonly Utterance[], folder: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  let before: Buffer | undefined;
  let shownUntil = 0;
  for (const [index, { slide, step, until }] of utterances.entries()) {
    const now = await sharp(Buffer.from(drawSlide(lecture, slide, step)))
      .flatten()
      .png()
      .toBuffer();
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

function encode(key: string, folder: string, seconds: number): void {
  const input = [
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    path.join(folder, 'list.txt'),
    '-f',
    's16le',
    '-ar',
    String(SAMPLE_RATE),
    '-ac',
    '1',
    '-i',
    path.join(folder, 'voice.raw'),
  ];
  const common = [
    '-t',
    seconds.toFixed(3),
    '-r',
    String(FRAMES_PER_SECOND),
    '-pix_fmt',
    'yuv420p',
    '-af',
    VOICE_FILTER,
    '-ac',
    '1',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
  ];
  const keyframes = ['-g', String(FRAMES_PER_SECOND * 12)];
  run([
    ...input,
    ...common,
    ...keyframes,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-crf',
    '34',
    '-profile:v',
    'high',
    '-c:a',
    'aac',
    '-b:a',
    '28k',
    '-ar',
    '24000',
    '-movflags',
    '+faststart',
    path.join(OUT, `${key}.mp4`),
  ]);
  run([
    ...input,
    ...common,
    ...keyframes,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '48',
    '-b:v',
    '0',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
    '-row-mt',
    '1',
    '-tune-content',
    'screen',
    '-c:a',
    'libopus',
    '-b:a',
    '20k',
    '-ar',
    '48000',
    '-application',
    'voip',
    path.join(OUT, `${key}.webm`),
  ]);
}

function run(args: string[]): void {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: 'inherit' });
}

function durationOf(file: string): number {
  return Number(
    execFileSync(
      'ffprobe',
      ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path.join(OUT, file)],
      { encoding: 'utf8' },
    ),
  );
}

function bytesOf(key: string): number {
  return ['mp4', 'webm', 'vtt', 'webp'].reduce((sum, type) => sum + statSync(path.join(OUT, `${key}.${type}`)).size, 0);
}

function writeManifest(): void {
  const entries = ALL_LECTURES.map((lecture) => {
    const { key, category, language, title } = lecture;
    const files = { mp4: `${key}.mp4`, webm: `${key}.webm`, captions: `${key}.vtt`, poster: `${key}.webp` };
    const sentences = (readFileSync(path.join(OUT, files.captions), 'utf8').match(/-->/g) ?? []).length;
    return { key, category, language, title, durationSeconds: Math.round(durationOf(files.mp4)), sentences, files };
  });
  writeFileSync(path.join(OUT, 'manifest.json'), `${JSON.stringify({ lectures: entries }, null, 2)}\n`);
}

await main(process.argv.slice(2));
