import type { VideoMetadata } from '../../outside/video/video-work.ts';
import { bandwidthOf, codecsOf, masterPlaylist, renamePieces } from './playlists.ts';
import { pictureOf, planVideo } from './video-plan.ts';

const metadata = (
  width: number,
  height: number,
  given: { durationSeconds?: number; framesPerSecond?: number } = {},
) => {
  const { framesPerSecond = 25, ...rest } = given;
  return { durationSeconds: 600, hasSound: true, picture: { width, height, framesPerSecond }, ...rest };
};
type Seen = ReturnType<typeof metadata>;
const plan = (of: VideoMetadata) => planVideo(of, pictureOf(of), '/work');
const sizes = (of: VideoMetadata) => plan(of).map(({ width, height }) => `${width}x${height}`);

it.each([
  ['4K', metadata(3_840, 2_160), ['1920x1080', '1280x720', '854x480']],
  ['1080', metadata(1_920, 1_080), ['1920x1080', '1280x720', '854x480']],
  ['an upright telephone', metadata(1_080, 1_920), ['1080x1920', '720x1280', '480x854']],
  ['720', metadata(1_280, 720), ['1280x720', '854x480', '640x360']],
  ['nearly 720', metadata(1_300, 730), ['1300x730', '854x480', '640x360']],
  ['480', metadata(854, 480), ['854x480', '640x360']],
  ['small and odd', metadata(321, 181), ['320x180']],
])('streams %s in up to three sizes, none larger than it was', (_, of: Seen, expected) => {
  const found = sizes(of);
  expect(found).toHaveLength(expected.length);
  for (const [index, size] of found.entries()) {
    const [width, height] = size.split('x').map(Number) as [number, number];
    const [wide, high] = expected[index]!.split('x').map(Number) as [number, number];
    expect(Math.abs(width - wide)).toBeLessThanOrEqual(2);
    expect(Math.abs(height - high)).toBeLessThanOrEqual(2);
    expect([width % 2, height % 2]).toEqual([0, 0]);
    expect(width).toBeLessThanOrEqual(of.picture.width);
    expect(height).toBeLessThanOrEqual(of.picture.height);
  }
});

it('makes two files of one size up to three minutes, and a stream above', () => {
  const short = plan(metadata(1_920, 1_080, { durationSeconds: 180 }));
  expect(short.map(({ form, width, height }) => [form, width, height])).toEqual([
    ['mp4', 1_280, 720],
    ['webm', 1_280, 720],
  ]);
  expect(plan(metadata(1_920, 1_080, { durationSeconds: 180.1 }))[0].form).toBe('stream');
});

it.each([
  [25, 25],
  [29.97, 29.97],
  [50, 25],
  [60, 30],
  [240, 30],
  [0.5, 5],
])('shows %s pictures a second as %s', (framesPerSecond, shown) => {
  expect(plan(metadata(640, 360, { framesPerSecond }))[0].framesPerSecond).toBe(shown);
});

it.each([
  ['noPicture', { ...metadata(1, 1), picture: null }],
  ['tooLarge', metadata(8_194, 100)],
  ['tooLarge', metadata(8_192, 8_192)],
  ['tooLong', metadata(640, 360, { durationSeconds: 21_601 })],
])('refuses with %s', (failure, of) => {
  expect(() => pictureOf(of)).toThrow(expect.objectContaining({ failure }) as Error);
});

const playlist = [
  '#EXTM3U',
  '#EXT-X-MAP:URI="size-0.mp4",BYTERANGE="800@0"',
  '#EXTINF:4.000000,',
  '#EXT-X-BYTERANGE:1000@800',
  'size-0.mp4',
  '#EXTINF:2.000000,',
  '#EXT-X-BYTERANGE:2000@1800',
  'size-0.mp4',
  '#EXT-X-ENDLIST',
].join('\n');

it('names files and bandwidths in playlists', () => {
  expect(bandwidthOf(playlist)).toEqual({ max: 8_000, average: 4_000 });
  const renamed = renamePieces(playlist, 'size-0.mp4', 'id.mp4');
  expect(renamed.match(/id\.mp4/g)).toHaveLength(3);
  expect(renamed).not.toContain('size-0');
  const codecs = codecsOf(Buffer.from('....avcC\x01\x64\x00\x1f\xff', 'latin1'), true);
  expect(
    masterPlaylist([{ size: { width: 640, height: 360, framesPerSecond: 25, codecs, playlist }, name: 'a.m3u8' }]),
  ).toBe(
    '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n' +
      '#EXT-X-STREAM-INF:BANDWIDTH=8000,AVERAGE-BANDWIDTH=4000,RESOLUTION=640x360,FRAME-RATE=25.000,' +
      'CODECS="avc1.64001f,mp4a.40.2"\na.m3u8\n',
  );
});
