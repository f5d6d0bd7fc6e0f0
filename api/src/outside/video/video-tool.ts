import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from './video-program.ts';
import { type VideoEngine, type VideoMetadata, VideoProblem, type VideoSource, type VideoWork } from './video-work.ts';
import { type RunOptions, runInWorker } from './video-worker-run.ts';

/**
 * Reads and converts videos, each time in a process of its own at low priority that ends with this one.
 * Every call throws a `VideoProblem` for what the video is to blame for, any other error for the rest.
 */
export interface VideoTool {
  /** False where the machine has nothing to convert with: nothing at start-up needs it. */
  isAvailable(): Promise<boolean>;
  probe(source: VideoSource, options?: Pick<RunOptions, 'signal'>): Promise<VideoMetadata>;
  /**
   * All outputs in one reading of the source; answers what the first one has become. `onProgress` is told how many
   * seconds of the source are done.
   */
  make(work: VideoWork, options: RunOptions): Promise<VideoMetadata>;
}

const run = promisify(execFile);
const probeMs = 5 * 60_000;

/** Loaded once in a process of its own: it is a native library, and made for most machines, not for all. */
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
 * The program at `ffmpegPath` and no other where that is set ('node-av' names the package); else `ffmpeg` if the
 * machine has one with the encoders that are needed, else the package.
 */
export async function findVideoEngine({ ffmpegPath }: { ffmpegPath: string }): Promise<VideoEngine | null> {
  const program = ffmpegPath === 'node-av' ? null : await findProgram(ffmpegPath || 'ffmpeg');
  if (program) return { kind: 'program', path: program };
  const mayBePackage = ffmpegPath === '' || ffmpegPath === 'node-av';
  return mayBePackage && (await hasPackage()) ? { kind: 'package' } : null;
}

export function createVideoTool(config: { ffmpegPath: string }): VideoTool {
  let found: Promise<VideoEngine | null> | undefined;
  const find = () => (found ??= findVideoEngine(config));
  const engine = async (): Promise<VideoEngine> => {
    const chosen = await find();
    if (!chosen) throw new VideoProblem('needsConversion', 'This machine has nothing to convert videos with');
    return chosen;
  };
  return {
    isAvailable: async () => (await find()) !== null,
    probe: async (source, options) =>
      runInWorker(await engine(), { task: 'probe', source }, { ...options, limitMs: probeMs }),
    make: async (work, options) => runInWorker(await engine(), { task: 'make', ...work }, options),
  };
}
