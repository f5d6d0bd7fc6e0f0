import type { VideoFailure } from '@vidya/contracts/calls/lecture';
import type { VideoEngine, VideoFacts, VideoFrame, VideoSource, VideoWork } from './video-work.ts';

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
  | { say: 'done'; response: VideoFacts }
  | { say: 'failed'; failure: VideoFailure | null; message: string };

export interface VideoEngineWork {
  probe(source: VideoSource): Promise<VideoFacts>;
  make(work: VideoWork, onProgress: (seconds: number) => void): Promise<void>;
  drawFrame(frame: VideoFrame): Promise<void>;
}
