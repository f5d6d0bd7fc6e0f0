import type { VideoOutput } from '../../outside/video/video-work.ts';

/** One rendition of an HLS stream: the data that players choose by, and the playlist of its segments. */
export interface StreamSize extends Pick<VideoOutput, 'width' | 'height' | 'framesPerSecond'> {
  /** In the format of RFC 6381, e.g. 'avc1.64001f,mp4a.40.2'. */
  codecs: string;
  playlist: string;
}

const piece = /#EXTINF:([\d.]+),\s*\n#EXT-X-BYTERANGE:(\d+)@\d+/g;

/** Bits per second: the max of any segment, and the average. */
export function bandwidthOf(playlist: string): { max: number; average: number } {
  let max = 0;
  let bits = 0;
  let seconds = 0;
  for (const [, lasts, bytes] of playlist.matchAll(piece)) {
    bits += Number(bytes) * 8;
    seconds += Number(lasts);
    max = Math.max(max, (Number(bytes) * 8) / Math.max(Number(lasts), 0.1));
  }
  return { max: Math.ceil(max), average: Math.ceil(bits / Math.max(seconds, 0.1)) };
}

/** A rendition's playlist with its media file renamed. */
export const renamePieces = (playlist: string, from: string, to: string): string =>
  playlist
    .split('\n')
    .map((line) => (line === from ? to : line.replace(`URI="${from}"`, `URI="${to}"`)))
    .join('\n');

const entryOf = ({ width, height, framesPerSecond, codecs, playlist }: StreamSize, name: string): string => {
  const { max, average } = bandwidthOf(playlist);
  const rate = framesPerSecond.toFixed(3);
  const metadata = `BANDWIDTH=${max},AVERAGE-BANDWIDTH=${average},RESOLUTION=${width}x${height},FRAME-RATE=${rate}`;
  return `#EXT-X-STREAM-INF:${metadata},CODECS="${codecs}"\n${name}\n`;
};

/** The master playlist of all renditions, under the given names of their playlists. */
export const masterPlaylist = (sizes: { size: StreamSize; name: string }[]): string =>
  `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${sizes.map(({ size, name }) => entryOf(size, name)).join('')}`;

/** The codecs of an MP4 made here. Its first bytes contain the H.264 profile and level. */
export function codecsOf(head: Buffer, hasSound: boolean): string {
  const box = head.indexOf('avcC', 0, 'latin1');
  const profile = box < 0 ? '64001f' : head.toString('hex', box + 5, box + 8);
  return `avc1.${profile}${hasSound ? ',mp4a.40.2' : ''}`;
}
