/**
 * Makes the looping clip beside the sign-in forms, in two formats and a still. Run by hand; needs ffmpeg:
 *   node scripts/samples/make-auth-loop.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawAuthLoop, LOOP } from './auth-loop-frame.ts';

const OUT = path.resolve(import.meta.dirname, '../../mfe-account/src/assets');
const FRAMES_PER_SECOND = 25;
/** Most screens show it about 720 px wide. */
const SHOWN_WIDTH = 810;
const FRAMES = LOOP.seconds * FRAMES_PER_SECOND;

const folder = mkdtempSync(path.join(tmpdir(), 'vidya-auth-loop-'));
mkdirSync(OUT, { recursive: true });
for (let frame = 0; frame < FRAMES; frame += 1) {
  const file = path.join(folder, `${String(frame).padStart(4, '0')}.png`);
  await sharp(Buffer.from(drawAuthLoop(frame / FRAMES)))
    .resize(SHOWN_WIDTH)
    .flatten()
    .png({ compressionLevel: 2 })
    .toFile(file);
}
const input = ['-framerate', String(FRAMES_PER_SECOND), '-i', path.join(folder, '%04d.png')];
const common = ['-an', '-pix_fmt', 'yuv420p', '-map_metadata', '-1', '-fflags', '+bitexact'];
encode('auth-loop.mp4', '-c:v libx264 -preset slow -tune animation -crf 31 -movflags +faststart');
encode('auth-loop.webm', '-c:v libvpx-vp9 -crf 44 -b:v 0 -deadline good -cpu-used 1 -row-mt 1');
await sharp(Buffer.from(drawAuthLoop(0)))
  .resize(SHOWN_WIDTH)
  .flatten()
  .jpeg({ quality: 62, mozjpeg: true })
  .toFile(path.join(OUT, 'auth-loop.jpg'));
rmSync(folder, { recursive: true });

function encode(name: string, options: string): void {
  const file = path.join(OUT, name);
  execFileSync('ffmpeg', [
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    ...input,
    ...common,
    ...options.split(' '),
    file,
  ]);
  console.log(name, Math.round(statSync(file).size / 1024), 'KB');
}
