import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { watchMemory } from './video-process.ts';
import { metadataOf } from './video-program-metadata.ts';
import {
  maxPicturePixels,
  type OutputSettings,
  readers,
  settingsOf,
  type TrackSettings,
  threads,
} from './video-settings.ts';
import { type VideoEngineWork, VideoProblem, type VideoSource } from './video-work.ts';

const run = promisify(execFile);
const needed = ['libx264', 'libvpx-vp9', 'libopus', 'aac'];

/** Returns the program's path if it runs and has the required encoders, else null. */
export async function findProgram(path: string): Promise<string | null> {
  const found = await run(path, ['-v', 'error', '-encoders'], { timeout: 10_000 }).catch(() => null);
  const names = new Set(found?.stdout.split(/\s+/));
  return needed.every((name) => names.has(name)) ? path : null;
}

const reading = ({ path, kind }: VideoSource): string[] =>
  [
    ['-nostdin', '-hide_banner', '-nostats', '-y', '-protocol_whitelist', 'file', '-threads', String(threads)],
    ['-max_pixels', String(maxPicturePixels), '-f', readers[kind], '-i', path],
  ].flat();

const flags = (options: Record<string, string>, track = ''): string[] =>
  Object.entries(options).flatMap(([name, value]) => [`-${name}${track}`, value]);

const trackOf = ({ codec, filter, options }: TrackSettings, track: 'v' | 'a'): string[] =>
  [[`-c:${track}`, codec, `-filter:${track}`, filter], flags(options, `:${track}`)].flat();

const writing = ({ picture, sound, target, format, formatOptions }: OutputSettings, hasSound: boolean): string[] =>
  [
    // A capital V excludes cover pictures.
    ['-map', '0:V:0', ...trackOf(picture, 'v')],
    hasSound ? ['-map', '0:a:0', ...trackOf(sound, 'a')] : [],
    ['-map_metadata', '-1', '-map_chapters', '-1', ...flags(formatOptions), '-f', format, target],
  ].flat();

const tailCharacters = 2_000;

/** FFmpeg as a program. `onStart` receives its process id, so that it can be killed together with this process. */
export function createProgramEngine(path: string, onStart: (pid: number) => void): VideoEngineWork {
  const start = (options: string[], onProgress: (seconds: number) => void) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ code: number | null; output: string }>();
    const program = spawn(path, options, { stdio: ['ignore', 'pipe', 'pipe'] });
    if (program.pid) onStart(program.pid);
    const memory = watchMemory(program.pid ?? 0, (problem) => {
      reject(problem);
      program.kill('SIGKILL');
    });
    let output = '';
    program.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [, micros] = [...text.matchAll(/out_time_us=(\d+)/g)].at(-1) ?? [];
      if (micros) onProgress(Number(micros) / 1e6);
    });
    program.stderr.setEncoding('utf8').on('data', (text: string) => {
      // Keep the head, which describes the streams, and the tail, which has the error.
      output =
        output.length < 20_000
          ? output + text
          : output.slice(0, 18_000) + (output.slice(18_000) + text).slice(-tailCharacters);
    });
    program.on('error', reject);
    program.on('close', (code) => {
      memory.stop();
      resolve({ code, output });
    });
    return promise;
  };
  const finish = async (options: string[], onProgress: (seconds: number) => void = () => undefined): Promise<void> => {
    const { code, output } = await start(['-v', 'error', '-progress', 'pipe:1', ...options], onProgress);
    if (code === 0) return;
    const message = `ffmpeg ended with ${code}: ${output.slice(-tailCharacters)}`;
    // 255 or no code means that it was killed. A full disk is not the video's fault either.
    if (code === null || code === 255 || output.includes('No space left')) throw new Error(message);
    throw new VideoProblem('unreadable', message);
  };

  return {
    async probe(source) {
      const { output } = await start(reading(source), () => undefined);
      const metadata = metadataOf(output);
      if (metadata.durationSeconds > 0 || !metadata.picture) return metadata;
      let durationSeconds = 0;
      await finish([...reading(source), '-map', '0:V:0', '-c', 'copy', '-f', 'null', '-'], (seconds) => {
        durationSeconds = seconds;
      });
      return { ...metadata, durationSeconds };
    },
    make: ({ source, hasSound, outputs }, onProgress) =>
      finish([...reading(source), ...outputs.flatMap((output) => writing(settingsOf(output), hasSound))], onProgress),
    drawFrame: ({ source, atSeconds, path: target }) => {
      const drawing = ['-map', '0:V:0', '-frames:v', '1', '-f', 'image2', '-c:v', 'png', target];
      return finish(['-ss', String(atSeconds), ...reading(source), ...drawing]);
    },
  };
}
