/**
 * Makes the small videos of api/src/testing/videos, one of each kind that may be uploaded. Run by hand; needs ffmpeg:
 *   node scripts/samples/make-video-samples.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const OUT = path.resolve(import.meta.dirname, '../../api/src/testing/videos');

const moving = (seconds: number, size = '320x180', rate = 15) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc=duration=${seconds}:size=${size}:rate=${rate}`,
];
const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
const h264 = ['-c:v', 'libx264', '-crf', '34', '-pix_fmt', 'yuv420p'];
const aac = ['-c:a', 'aac', '-b:a', '24k', '-ac', '1'];

const make = (name: string, options: string[]): void => {
  const plain = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...options, ...plain, path.join(OUT, name)]);
};

const seconds = 3;
const both = [...moving(seconds), ...tone(seconds)];
mkdirSync(OUT, { recursive: true });
make('short.mp4', [...both, ...h264, ...aac]);
make('silent.mp4', [...moving(seconds), ...h264]);
make('sound.mp4', [...tone(seconds), ...aac]);
make('short.avi', [...both, '-c:v', 'mpeg4', '-q:v', '12', '-c:a', 'libmp3lame', '-b:a', '32k', '-ac', '1']);
make('short.mkv', [...both, ...h264, '-c:a', 'libvorbis', '-q:a', '0', '-ac', '1']);
make('short.wmv', [...both, '-c:v', 'wmv2', '-q:v', '12', '-c:a', 'wmav2', '-b:a', '32k', '-ac', '1']);
make('short.flv', [...both, '-c:v', 'flv', '-q:v', '12', '-c:a', 'libmp3lame', '-b:a', '32k', '-ar', '22050']);
make('short.webm', [...both, '-c:v', 'libvpx', '-b:v', '80k', '-c:a', 'libopus', '-b:a', '24k', '-ac', '1']);
// As a telephone writes it: turned when it is shown, ten bits a colour, pixels that are not square, an odd height.
make('odd.mp4', [
  ...moving(1, '181x121'),
  '-vf',
  'setsar=4/3',
  '-c:v',
  'libx264',
  '-crf',
  '34',
  '-pix_fmt',
  'yuv444p10le',
]);
make('turned.mp4', ['-i', path.join(OUT, 'silent.mp4'), '-c', 'copy', '-metadata:s:v', 'rotate=90']);
// Just long enough to be streamed, in two sizes; nearly nothing moves, and sound is short.
make(
  'long.mp4',
  [
    ['-f', 'lavfi', '-i', 'color=c=teal:size=854x480:rate=5:duration=190'],
    ['-f', 'lavfi', '-i', 'color=c=white:size=40x40:rate=5:duration=190'],
    ['-f', 'lavfi', '-i', "sine=frequency=440:duration=190,volume='lt(mod(t,30),1)':eval=frame,aresample=8000"],
    ['-filter_complex', "[0][1]overlay=x='mod(t*4,800)':y=200[moving]", '-map', '[moving]', '-map', '2:a'],
    [...h264, '-g', '250', '-c:a', 'aac', '-b:a', '8k', '-ac', '1'],
  ].flat(),
);
// The index stands at the end, where it was cut off.
const whole = readFileSync(path.join(OUT, 'short.mp4'));
writeFileSync(path.join(OUT, 'truncated.mp4'), whole.subarray(0, Math.floor(whole.length / 2)));
for (const name of readdirSync(OUT)) console.log(name, Math.round(statSync(path.join(OUT, name)).size / 1024), 'KB');
