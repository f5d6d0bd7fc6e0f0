import type { VideoFailure } from '@vidya/contracts/calls/lecture';
import type { VideoEngine, VideoFrame, VideoMetadata, VideoSource, VideoWork } from './video-work.ts';

/** What the process that works on one video is asked, once. */
export type VideoTask = { task: 'probe'; source: VideoSource } | ({ task: 'make' } & VideoWork);

export interface VideoOrder {
  engine: VideoEngine;
  order: VideoTask;
}

/** What it says: how far it is, which program it has started, and at last one of the other two. */
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
