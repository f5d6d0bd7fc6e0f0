import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { VideoKind } from './sniff.ts';

const run = promisify(execFile);

/** Makes MP4 (H.264, AAC) that every browser plays out of any accepted video. */
export interface VideoConverter {
  /** False where the program is missing: nothing at start-up needs it. */
  isAvailable(): Promise<boolean>;
  /** Throws when the video cannot be read. */
  toMp4(source: { path: string; kind: VideoKind }, target: string): Promise<void>;
}

/** The reader is named, so that a file cannot choose one that opens other files or addresses. */
const readers: Record<VideoKind, string> = {
  mp4: 'mov',
  webm: 'matroska',
  mkv: 'matroska',
  avi: 'avi',
  wmv: 'asf',
  flv: 'flv',
};

const longestMs = 4 * 3_600_000;
const evenSize = 'scale=trunc(iw/2)*2:trunc(ih/2)*2';

const argumentsOf = (source: { path: string; kind: VideoKind }, target: string): string[] =>
  [
    ['-nostdin', '-v', 'error', '-y', '-protocol_whitelist', 'file', '-f', readers[source.kind], '-i', source.path],
    ['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-vf', evenSize],
    ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '128k'],
    ['-movflags', '+faststart', '-f', 'mp4', target],
  ].flat();

export function createVideoConverter({ ffmpegPath }: { ffmpegPath: string }): VideoConverter {
  let known: Promise<boolean> | undefined;
  return {
    isAvailable() {
      known ??= run(ffmpegPath, ['-version'], { timeout: 10_000 }).then(
        () => true,
        () => false,
      );
      return known;
    },
    async toMp4(source, target) {
      await run(ffmpegPath, argumentsOf(source, target), { timeout: longestMs, maxBuffer: 1024 * 1024 });
    },
  };
}
