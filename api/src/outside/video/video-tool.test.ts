import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { timeLimit } from '@vidya/contracts/testing/time-limit';
import sharp from 'sharp';
import { videoPath } from '../../testing/video-samples.ts';
import { sniffVideo } from '../files/sniff.ts';
import { createVideoTool, type VideoTool } from './video-tool.ts';
import type { VideoOutput, VideoSource, VideoWork } from './video-work.ts';
import type { RunOptions } from './video-worker-run.ts';

// Conversions run at the lowest priority: on a busy machine they wait for all other processes.
jest.setTimeout(timeLimit(180_000));

/** Every machine has the package, some have ffmpeg. */
const tools = (() => {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
    return ['node-av', 'ffmpeg'];
  } catch {
    return ['node-av'];
  }
})();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vidya-tool-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const sourceOf = async (name: string): Promise<VideoSource> => ({
  path: videoPath(name),
  kind: (await sniffVideo(readFileSync(videoPath(name))))!,
});
const output = (form: VideoOutput['form'], name: string, given: Partial<VideoOutput> = {}): VideoOutput => ({
  form,
  path: path.join(folder, name),
  width: 160,
  height: 90,
  framesPerSecond: 15,
  ...given,
});
const limitMs = 60_000;

describe.each(tools)('by %s', (ffmpegPath) => {
  let tool: VideoTool;
  beforeAll(() => {
    tool = createVideoTool({ ffmpegPath });
  });
  const make = async (
    name: string,
    outputs: VideoWork['outputs'],
    { hasSound = false, ...options }: Partial<RunOptions & VideoWork> = {},
  ) => {
    const framePath = path.join(folder, 'frame.png');
    return tool.make({ source: await sourceOf(name), hasSound, outputs, framePath }, { limitMs, ...options });
  };

  it.each([
    ['short.mp4', true],
    ['short.avi', true],
    ['short.mkv', true],
    ['short.wmv', true],
    ['short.flv', true],
    ['short.webm', true],
    ['silent.mp4', false],
  ])('makes MP4 and WebM of %s', async (name, hasSound) => {
    const metadata = await tool.probe(await sourceOf(name));
    expect(metadata).toMatchObject({ picture: { width: 320, height: 180 }, hasSound });
    expect(metadata.durationSeconds).toBeCloseTo(3, 0);
    const mp4 = await make(name, [output('mp4', 'a.mp4'), output('webm', 'a.webm')], { hasSound });
    const webm = await tool.probe({ path: path.join(folder, 'a.webm'), kind: 'webm' });
    for (const made of [mp4, webm]) {
      expect(made).toMatchObject({ picture: { width: 160, height: 90, framesPerSecond: 15 }, hasSound });
      expect(made.durationSeconds).toBeCloseTo(3, 0);
    }
    // The index comes first, so that playback starts before the whole file has arrived.
    expect(readFileSync(path.join(folder, 'a.mp4')).indexOf('moov')).toBeLessThan(100);
    expect(await sharp(path.join(folder, 'frame.png')).metadata()).toMatchObject({ width: 160, height: 90 });
  });

  it('turns a picture as its camera was held', async () => {
    expect((await tool.probe(await sourceOf('turned.mp4'))).picture).toMatchObject({ width: 180, height: 320 });
    await make('silent.mp4', [output('mp4', 'upright.mp4')]);
    const upright = await sharp(path.join(folder, 'frame.png')).rotate(270).greyscale().raw().toBuffer();
    const made = await make('turned.mp4', [output('mp4', 'turned.mp4', { width: 90, height: 160 })]);
    expect(made.picture).toMatchObject({ width: 90, height: 160 });
    const turned = await sharp(path.join(folder, 'frame.png')).greyscale().raw().toBuffer();
    const other = await sharp(path.join(folder, 'frame.png')).rotate(180).greyscale().raw().toBuffer();
    const difference = (a: Buffer, b: Buffer) =>
      a.reduce((sum, byte, at) => sum + Math.abs(byte - b[at]!), 0) / a.length;
    expect(difference(turned, upright)).toBeLessThan(15);
    expect(difference(other, upright)).toBeGreaterThan(30);
  });

  it('copes with ten bits a colour, oblong pixels and an odd height', async () => {
    const { picture } = await tool.probe(await sourceOf('odd.mp4'));
    expect(picture).toMatchObject({ width: 241, height: 121 });
    const made = await make('odd.mp4', [output('mp4', 'odd.mp4', { width: 242, height: 122 })]);
    expect(made.picture).toMatchObject({ width: 242, height: 122 });
  });

  it('makes the sizes of a stream, each one file and a playlist of its pieces', async () => {
    const sizes = [output('stream', 's0.mp4', { width: 320, height: 180 }), output('stream', 's1.mp4')] as const;
    const seen: number[] = [];
    await make('silent.mp4', [...sizes], { onProgress: (seconds: number) => seen.push(seconds) });
    for (const { path: place } of sizes) {
      const playlist = readFileSync(`${place}.m3u8`, 'utf8');
      const pieces = [...playlist.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)\n(.+)/g)];
      expect(pieces.length).toBeGreaterThan(0);
      expect(new Set(pieces.map(([, , , name]) => name))).toEqual(new Set([path.basename(place)]));
      const [, length, start] = pieces.at(-1)!;
      expect(Number(start) + Number(length)).toBe(readFileSync(place).length);
      expect(playlist.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true);
    }
    expect(seen.length).toBeGreaterThan(0);
  });

  it('knows sound without a picture, and says what cannot be read', async () => {
    expect((await tool.probe(await sourceOf('sound.mp4'))).picture).toBeNull();
    await expect(tool.probe(await sourceOf('truncated.mp4'))).rejects.toMatchObject({ failure: 'unreadable' });
    await expect(tool.probe({ path: videoPath('short.mp4'), kind: 'avi' })).rejects.toMatchObject({
      failure: 'unreadable',
    });
  });

  it('reads nothing but the file, whatever that file says', async () => {
    const list = path.join(folder, 'list.m3u8');
    const text = `#EXTM3U\n#EXTINF:3,\nfile://${videoPath('short.mp4')}\n#EXT-X-ENDLIST\n`;
    writeFileSync(list, text);
    expect(await sniffVideo(Buffer.from(text))).toBeUndefined();
    await expect(tool.probe({ path: list, kind: 'mp4' })).rejects.toMatchObject({ failure: 'unreadable' });
  });

  it('lets go at once when it is told to, or takes too long', async () => {
    const long = output('mp4', 'long.mp4', { width: 1_920, height: 1_080, framesPerSecond: 30 });
    const stop = new AbortController();
    const stopped = make('long.mp4', [long], { signal: stop.signal, onProgress: () => stop.abort(new Error('Stop')) });
    await expect(stopped).rejects.toThrow('Stop');
    await expect(make('long.mp4', [long], { limitMs: 300 })).rejects.toMatchObject({ failure: 'interrupted' });
  });

  it('leaves nothing running when the server is killed', async () => {
    const script = path.resolve(import.meta.dirname, '../../testing/hold-video.ts');
    const server = spawn(process.execPath, [script, ffmpegPath, videoPath('long.mp4'), folder]);
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const started = descendantsOf(server.pid!);
    expect(started.length).toBeGreaterThanOrEqual(ffmpegPath === 'ffmpeg' ? 2 : 1);
    server.kill('SIGKILL');
    while (started.some(isRunning)) await pause(20);
  });
});

function descendantsOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number]);
  const childrenOf = (parent: number): number[] =>
    pairs.flatMap(([child, of]) => (of === parent ? [child, ...childrenOf(child)] : []));
  return childrenOf(pid);
}

function isRunning(pid: number): boolean {
  const state = spawnState(pid);
  return state !== '' && !state.startsWith('Z');
}

function spawnState(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

it('leaves nothing of the package to the garbage collector, which would free it twice', async () => {
  const script = path.resolve(import.meta.dirname, '../../testing/collect-video.ts');
  const worker = spawn(process.execPath, ['--gc-interval=500', script, videoPath('short.mp4'), folder]);
  expect(await new Promise((resolve) => worker.once('exit', resolve))).toBe(0);
});

it('has no tool where it is told of one that is not there', async () => {
  const tool = createVideoTool({ ffmpegPath: '/nowhere/ffmpeg' });
  expect(await tool.isAvailable()).toBe(false);
  // An API server only stores the job: its workers have the tool.
  expect(await createVideoTool({ ffmpegPath: '/nowhere/ffmpeg', role: 'api' }).isAvailable()).toBe(true);
  await expect(tool.probe(await sourceOf('short.mp4'))).rejects.toMatchObject({ failure: 'needsConversion' });
});
