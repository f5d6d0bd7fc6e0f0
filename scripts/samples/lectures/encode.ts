import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { SAMPLE_RATE } from './speech.ts';

/** Slides stand still: few pictures per second, and a key frame wherever the slide changes. */
const FRAMES_PER_SECOND = 4;

/** Takes the rumble and the hiss off a synthetic voice and makes all lectures equally loud. */
const VOICE_FILTER =
  'highpass=f=85,lowpass=f=7800,equalizer=f=220:t=q:w=1:g=2,equalizer=f=3200:t=q:w=1:g=-3,acompressor=threshold=-22dB:ratio=3:attack=8:release=120,loudnorm=I=-18:TP=-2:LRA=9';

const COMMON = `-r ${FRAMES_PER_SECOND} -g ${FRAMES_PER_SECOND * 60} -pix_fmt yuv420p -af ${VOICE_FILTER} -ac 1 -map_metadata -1 -fflags +bitexact`;

/** H.264 looks far better here than its high `crf` says: it spends its bits on the pictures that stay longest. */
const FORMATS = {
  mp4: '-c:v libx264 -preset veryfast -tune animation -crf 44 -profile:v high -c:a aac -b:a 14k -ar 16000 -movflags +faststart',
  webm: '-c:v libvpx-vp9 -crf 49 -b:v 0 -deadline good -cpu-used 2 -row-mt 1 -tune-content screen -c:a libopus -b:a 12k -ar 48000 -application voip',
} as const;

interface Encoding {
  /** Holds list.txt (pictures and how long each is shown) and voice.raw. */
  folder: string;
  seconds: number;
  /** Path of the result without its ending. */
  target: string;
}

const run = promisify(execFile);

/** MP4 (H.264, AAC) and WebM (VP9, Opus) of one lecture. */
export async function encode({ folder, seconds, target }: Encoding): Promise<void> {
  const pictures = ['-f', 'concat', '-safe', '0', '-i', path.join(folder, 'list.txt')];
  const voice = ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', path.join(folder, 'voice.raw')];
  const input = ['-hide_banner', '-loglevel', 'error', '-y', ...pictures, ...voice];
  const common = ['-t', seconds.toFixed(3), ...COMMON.split(' ')];
  await Promise.all(
    Object.entries(FORMATS).map(([type, options]) =>
      run('ffmpeg', [...input, ...common, ...options.split(' '), `${target}.${type}`]),
    ),
  );
}

/** Length of a media file in seconds. */
export function durationOf(file: string): number {
  const query = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file];
  return Number(execFileSync('ffprobe', query, { encoding: 'utf8' }));
}
