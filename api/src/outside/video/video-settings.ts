import os from 'node:os';
import { limits } from '@vidya/contracts/rules/limits';
import type { VideoKind } from '../files/sniff.ts';
import type { VideoOutput } from './video-work.ts';

/** One track of an output in FFmpeg's terms, which the program and the libraries share. */
export interface TrackSettings {
  codec: string;
  filter: string;
  options: Record<string, string>;
}

export type OutputSettings = ReturnType<typeof settingsOf>;

/** Named explicitly, so that a file cannot choose a demuxer that opens other files or URLs. */
export const readers: Record<VideoKind, string> = {
  mp4: 'mov',
  webm: 'matroska',
  mkv: 'matroska',
  avi: 'avi',
  wmv: 'asf',
  flv: 'flv',
};

/** Max pixels of a picture, 8192 × 4608 (8K): a square of 8192 would take nearly twice the memory. */
export const maxPicturePixels = limits.video.maxPixels * 4_608;

/** At most half of the machine's cores, so that the site stays fast. */
export const threads = Math.max(1, Math.min(4, Math.floor(os.availableParallelism() / 2)));

/** The distance between key frames in seconds: the length of a stream's segments, and the precision of seeking. */
const secondsBetweenKeys = 4;

const sizeClass = ({ width, height }: VideoOutput): { h264Kbps: number; vp9Quality: number } => {
  const side = Math.min(width, height);
  if (side > 720) return { h264Kbps: 4_500, vp9Quality: 34 };
  if (side > 480) return { h264Kbps: 2_500, vp9Quality: 34 };
  return side > 360 ? { h264Kbps: 1_300, vp9Quality: 33 } : { h264Kbps: 700, vp9Quality: 32 };
};

const pictureFilter = ({ width, height, framesPerSecond }: VideoOutput): string =>
  `yadif=deint=interlaced,fps=${framesPerSecond},scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p`;

const soundFilter = (format: string): string =>
  `aresample=async=1,aformat=sample_fmts=${format}:sample_rates=48000:channel_layouts=stereo`;

const h264 = (output: VideoOutput): TrackSettings => {
  const { h264Kbps } = sizeClass(output);
  const frames = String(Math.round(output.framesPerSecond * secondsBetweenKeys));
  return {
    codec: 'libx264',
    filter: pictureFilter(output),
    options: {
      preset: 'veryfast',
      crf: '23',
      maxrate: `${h264Kbps}k`,
      bufsize: `${h264Kbps * 2}k`,
      profile: 'high',
      // Key frames at the same times in every size, so that a player can switch sizes.
      g: frames,
      keyint_min: frames,
      sc_threshold: '0',
      threads: String(threads),
    },
  };
};

const vp9 = (output: VideoOutput): TrackSettings => ({
  codec: 'libvpx-vp9',
  filter: pictureFilter(output),
  options: {
    deadline: 'realtime',
    'cpu-used': '6',
    b: '0',
    crf: String(sizeClass(output).vp9Quality),
    'row-mt': '1',
    g: String(Math.round(output.framesPerSecond * secondsBetweenKeys)),
    threads: String(threads),
  },
});

const aac: TrackSettings = { codec: 'aac', filter: soundFilter('fltp'), options: { b: '128k' } };
const opus: TrackSettings = { codec: 'libopus', filter: soundFilter('flt'), options: { b: '96k' } };

/** One file that players read by byte ranges: on disk, a stream is one media file and one playlist. */
const streamOptions = (path: string): Record<string, string> => ({
  hls_time: '1',
  hls_list_size: '0',
  hls_playlist_type: 'vod',
  hls_segment_type: 'fmp4',
  hls_flags: 'single_file',
  hls_segment_filename: path,
});

/** `target` is the path for the muxer: a stream's is its playlist. */
export function settingsOf(output: VideoOutput) {
  const { form, path } = output;
  if (form === 'webm') {
    return { picture: vp9(output), sound: opus, target: path, format: 'webm', formatOptions: { cues_to_front: '1' } };
  }
  const tracks = { picture: h264(output), sound: aac };
  return form === 'mp4'
    ? { ...tracks, target: path, format: 'mp4', formatOptions: { movflags: '+faststart' } }
    : { ...tracks, target: `${path}.m3u8`, format: 'hls', formatOptions: streamOptions(path) };
}
