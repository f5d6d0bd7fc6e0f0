import type { VideoFailure } from '@vidya/contracts/texts/choices';
import type { VideoKind } from '../files/sniff.ts';

/** A file of this machine. The kind, from its first bytes, selects the demuxer, so that no file can choose one. */
export interface VideoSource {
  path: string;
  kind: VideoKind;
}

/** A video's metadata before its conversion. */
export interface VideoMetadata {
  durationSeconds: number;
  /** The display size, after rotation and with square pixels; null without a moving picture. */
  picture: { width: number; height: number; framesPerSecond: number } | null;
  hasSound: boolean;
}

/** One planned output file. A stream's playlist goes beside it, as `<path>.m3u8`. */
export interface VideoOutput {
  form: 'mp4' | 'webm' | 'stream';
  path: string;
  width: number;
  height: number;
  framesPerSecond: number;
}

export interface VideoWork {
  source: VideoSource;
  hasSound: boolean;
  /** The first one is an MP4 or a stream. */
  outputs: [VideoOutput, ...VideoOutput[]];
  /** The path for a PNG frame of the first output, at a tenth of its duration. */
  framePath: string;
}

/** The video is at fault, not the machine: a retry would not help. */
export class VideoProblem extends Error {
  override readonly name = 'VideoProblem';
  readonly failure: VideoFailure;
  constructor(failure: VideoFailure, detail: string) {
    super(detail);
    this.failure = failure;
  }
}

/** The converter: FFmpeg as a program, or as the npm package. */
export type VideoEngine = { kind: 'program'; path: string } | { kind: 'package' };

/** The single task of a video worker process. */
export type VideoTask = { task: 'probe'; source: VideoSource } | ({ task: 'make' } & VideoWork);

export interface VideoOrder {
  engine: VideoEngine;
  order: VideoTask;
}

/** The worker's messages: its progress, the program that it started, and last its result or failure. */
export type VideoWord =
  | { say: 'progress'; seconds: number }
  | { say: 'started'; pid: number }
  | { say: 'done'; response: VideoMetadata }
  | { say: 'failed'; failure: VideoFailure | null; message: string };

export interface VideoEngineWork {
  probe(source: VideoSource): Promise<VideoMetadata>;
  make(work: VideoWork, onProgress: (seconds: number) => void): Promise<void>;
  /** Draws one frame as a PNG file at `path`. */
  drawFrame(frame: { source: VideoSource; atSeconds: number; path: string }): Promise<void>;
}
