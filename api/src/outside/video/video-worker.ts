/** The process for one video: `video-worker-run.ts` starts it, and it ends with its parent. */
import os from 'node:os';
import { createPackageEngine } from './video-package.ts';
import { killQuietly, watchMemory } from './video-process.ts';
import { createProgramEngine } from './video-program.ts';
import {
  type VideoEngineWork,
  type VideoMetadata,
  type VideoOrder,
  VideoProblem,
  type VideoTask,
  type VideoWord,
} from './video-work.ts';

const programs = new Set<number>();

const say = (word: VideoWord): void => void process.send?.(word);

function started(pid: number): void {
  programs.add(pid);
  say({ say: 'started', pid });
}

function end(): void {
  for (const pid of programs) killQuietly(pid);
  // Not `exit`, which would wait for the encoder threads of this process.
  process.kill(process.pid, 'SIGKILL');
}

const progressIntervalMs = 500;

/** Reports at most every 500 ms, and never backwards. */
function createProgress(): (seconds: number) => void {
  let saidAt = 0;
  let max = 0;
  return (seconds) => {
    max = Math.max(max, seconds);
    if (Date.now() - saidAt < progressIntervalMs) return;
    saidAt = Date.now();
    say({ say: 'progress', seconds: max });
  };
}

const frameAtShare = 0.1;

async function work(engine: VideoEngineWork, order: VideoTask): Promise<VideoMetadata> {
  if (order.task === 'probe') return engine.probe(order.source);
  await engine.make(order, createProgress());
  const source = { path: order.outputs[0].path, kind: 'mp4' } as const;
  const made = await engine.probe(source);
  await engine.drawFrame({ source, atSeconds: made.durationSeconds * frameAtShare, path: order.framePath });
  return made;
}

async function obey({ engine, order }: VideoOrder): Promise<void> {
  // The parent may have died while this process was loading.
  if (!process.connected) end();
  try {
    os.setPriority(os.constants.priority.PRIORITY_LOW);
    const chosen = engine.kind === 'program' ? createProgramEngine(engine.path, started) : await createPackageEngine();
    if (engine.kind === 'package') watchMemory(process.pid, failed);
    say({ say: 'done', response: await work(chosen, order) });
  } catch (error) {
    failed(error);
  }
}

function failed(error: unknown): void {
  const failure = error instanceof VideoProblem ? error.failure : null;
  say({ say: 'failed', failure, message: error instanceof Error ? error.message : String(error) });
}

process.on('disconnect', end);
// The parent handles a stop signal of the whole process group, and disconnects this process.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.once('message', (order: VideoOrder) => void obey(order));
