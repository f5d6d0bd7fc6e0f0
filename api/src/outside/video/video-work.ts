import type { VideoFailure } from '@vidya/contracts/calls/lecture';
import type { VideoKind } from '../files/sniff.ts';

/** A file of this machine, with what its first bytes say it is: that names the reader, so that no file chooses one. */
export interface VideoSource {
  path: string;
  kind: VideoKind;
}

/** What is known of a video before it is converted. */
export interface VideoMetadata {
  durationSeconds: number;
  /** As it is to be shown, after rotation and with square pixels; null where there is no moving picture. */
  picture: { width: number; height: number; framesPerSecond: number } | null;
  hasSound: boolean;
}

/** One file to make. A stream's playlist comes to lie beside it, as `<path>.m3u8`. */
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
  /** Where a picture of the first output, at a tenth of its length, is to lie as a PNG file. */
  framePath: string;
}

/** The video is to blame, not the machine: trying again would not help. */
export class VideoProblem extends Error {
  override readonly name = 'VideoProblem';
  readonly failure: VideoFailure;
  constructor(failure: VideoFailure, detail: string) {
    super(detail);
    this.failure = failure;
  }
}

export interface VideoFrame {
  source: VideoSource;
  atSeconds: number;
  path: string;
}

/** What does the work: FFmpeg as a program, or as the npm package. */
export type VideoEngine = { kind: 'program'; path: string } | { kind: 'package' };
