import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readAt } from '../../outside/files/disk-files.ts';
import type { VideoTool } from '../../outside/video/video-tool.ts';
import {
  type VideoMetadata,
  type VideoOutput,
  VideoProblem,
  type VideoSource,
} from '../../outside/video/video-work.ts';
import { codecsOf, type StreamSize } from './playlists.ts';
import { pictureOf, planVideo } from './video-plan.ts';

/** The result of a conversion, in files that are not in the store yet. */
export interface PreparedVideo {
  durationSeconds: number;
  /** A WebP file. */
  poster: string;
  files: { path: string; type: 'video/mp4' | 'video/webm' }[];
  /** The renditions of a stream, largest first; `path` is the media file. */
  sizes: { path: string; size: StreamSize }[];
}

interface Preparing {
  source: VideoSource;
  folder: string;
  tool: VideoTool;
  /** Receives a share between 0 and 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** A conversion that exceeds this time is stuck: 10 minutes plus 20 times the duration of the video. */
const limitMs = (durationSeconds: number): number => 10 * 60_000 + durationSeconds * 20_000;
const headBytes = 65_536;

/** A file that ends well before its stated duration was truncated during the upload. */
function checkWhole(promised: number, { durationSeconds }: VideoMetadata, { kind }: VideoSource): void {
  const isTold = kind === 'mp4' || kind === 'mkv' || kind === 'webm';
  if (durationSeconds <= 0) throw new VideoProblem('unreadable', 'Nothing came out');
  if (isTold && durationSeconds < promised * 0.9 - 1) {
    throw new VideoProblem('unreadable', `Ends after ${durationSeconds} of ${promised} s`);
  }
}

async function sizeOf(output: VideoOutput, hasSound: boolean): Promise<PreparedVideo['sizes'][number]> {
  const { path: place, width, height, framesPerSecond } = output;
  const playlist = await readFile(`${place}.m3u8`, 'utf8');
  const codecs = codecsOf(await readAt(place, 0, headBytes), hasSound);
  return { path: place, size: { width, height, framesPerSecond, codecs, playlist } };
}

/** Converts one video into `folder`. Throws a `VideoProblem` when the video itself is at fault. */
export async function prepareVideo({ source, folder, tool, onProgress, signal }: Preparing): Promise<PreparedVideo> {
  const metadata = await tool.probe(source, { signal });
  const { durationSeconds, hasSound } = metadata;
  const outputs = planVideo(metadata, pictureOf(metadata), folder);
  const framePath = path.join(folder, 'frame.png');
  const made = await tool.make(
    { source, hasSound, outputs, framePath },
    {
      limitMs: limitMs(durationSeconds),
      signal,
      onProgress: (seconds) => onProgress(Math.min(1, seconds / Math.max(durationSeconds, 1))),
    },
  );
  checkWhole(durationSeconds, made, source);
  const poster = path.join(folder, 'poster.webp');
  await sharp(framePath).resize({ width: 1_280, withoutEnlargement: true }).webp({ quality: 80 }).toFile(poster);
  const streams = outputs.filter(({ form }) => form === 'stream');
  return {
    durationSeconds: Math.max(1, Math.round(made.durationSeconds)),
    poster,
    files: outputs.flatMap(({ form, path: place }) =>
      form === 'stream' ? [] : [{ path: place, type: `video/${form}` as const }],
    ),
    sizes: await Promise.all(streams.map((output) => sizeOf(output, hasSound))),
  };
}
