import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Config } from '../../config/config.ts';
import { findProgram } from './video-program.ts';
import { type VideoEngine, type VideoMetadata, VideoProblem, type VideoSource, type VideoWork } from './video-work.ts';
import { type RunOptions, runInWorker } from './video-worker-run.ts';

const run = promisify(execFile);
const probeMs = 5 * 60_000;

/** Loads it once in a process of its own: it is a native library that does not exist for every machine. */
async function hasPackage(): Promise<boolean> {
  try {
    const address = import.meta.resolve('node-av');
    const code = `await import(${JSON.stringify(address)})`;
    await run(process.execPath, ['--input-type=module', '-e', code], { timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Only the program at `ffmpegPath` if that is set ('node-av' means the package). Otherwise `ffmpeg` if the machine has
 * one with the required encoders, else the package.
 */
async function findVideoEngine({ ffmpegPath }: Pick<Config, 'ffmpegPath'>): Promise<VideoEngine | null> {
  const program = ffmpegPath === 'node-av' ? null : await findProgram(ffmpegPath || 'ffmpeg');
  if (program) return { kind: 'program', path: program };
  const mayBePackage = ffmpegPath === '' || ffmpegPath === 'node-av';
  return mayBePackage && (await hasPackage()) ? { kind: 'package' } : null;
}

export type VideoTool = ReturnType<typeof createVideoTool>;

/**
 * Reads and converts videos, each in a process of its own, which runs at low priority and ends with this one. Every
 * call throws a `VideoProblem` when the video is at fault, and any other error otherwise.
 */
export function createVideoTool(config: Pick<Config, 'ffmpegPath'> & Partial<Pick<Config, 'role'>>) {
  let found: Promise<VideoEngine | null> | undefined;
  const find = () => (found ??= findVideoEngine(config));
  const engine = async (): Promise<VideoEngine> => {
    const chosen = await find();
    if (!chosen) throw new VideoProblem('needsConversion', 'This machine has nothing to convert videos with');
    return chosen;
  };
  return {
    /** False when the machine has no converter; the server starts without one. An API server leaves it to its workers. */
    isAvailable: async (): Promise<boolean> => config.role === 'api' || (await find()) !== null,
    probe: async (source: VideoSource, options?: Pick<RunOptions, 'signal'>): Promise<VideoMetadata> =>
      runInWorker(await engine(), { task: 'probe', source }, { ...options, limitMs: probeMs }),
    /**
     * Makes all outputs in one pass over the source; returns the metadata of the first. `onProgress` receives the
     * seconds of the source that are done.
     */
    make: async (work: VideoWork, options: RunOptions): Promise<VideoMetadata> =>
      runInWorker(await engine(), { task: 'make', ...work }, options),
  };
}
