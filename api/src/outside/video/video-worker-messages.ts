import type { VideoFailure } from '@vidya/contracts/calls/choices';
import type { VideoEngine, VideoFrame, VideoMetadata, VideoSource, VideoWork } from './video-work.ts';

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
  drawFrame(frame: VideoFrame): Promise<void>;
}
