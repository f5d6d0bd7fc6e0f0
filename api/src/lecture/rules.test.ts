import { mp4DurationSeconds, type ReadAt, webmDurationSeconds } from './video/video-duration.ts';
import { isWatched, mergeStretches, secondsIn } from './watching/watched.ts';
import { plainYoutubeLink } from './youtube-link.ts';

describe('watched stretches', () => {
  it('count every second once', () => {
    const merged = mergeStretches(
      [
        [30, 60],
        [0, 10],
        [5, 20],
        [20, 25],
        [40, 50],
      ],
      100,
    );
    expect(merged).toEqual([
      [0, 25],
      [30, 60],
    ]);
    expect(secondsIn(merged)).toBe(55);
  });

  it('never count more than the lecture has', () => {
    expect(
      mergeStretches(
        [
          [-5, 10],
          [90, 4000],
          [20, 20],
          [50, 40],
        ],
        100,
      ),
    ).toEqual([
      [0, 10],
      [90, 100],
    ]);
  });

  it('keep the longest of very many, in their order', () => {
    const many = Array.from({ length: 2_000 }, (_, at): [number, number] => [at, at + (at % 4 === 0 ? 0.5 : 0.1)]);
    const merged = mergeStretches(many, 5_000);
    expect(merged).toEqual(many.filter((_, at) => at % 4 === 0));
  });

  it('complete a lecture at 90 %', () => {
    expect([isWatched(89, 100), isWatched(90, 100), isWatched(0, 0)]).toEqual([false, true, false]);
  });
});

describe('a YouTube link', () => {
  const plain = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  it.each([
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=20s',
    'youtube.com/shorts/dQw4w9WgXcQ',
    'https://m.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('%s is understood', (link) => expect(plainYoutubeLink(link)).toBe(plain));

  it.each([
    'https://vimeo.com/1',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@somebody',
    'hello',
  ])('%s is refused', (link) => expect(plainYoutubeLink(link)).toBeNull());
});

const box = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const fromBytes =
  (bytes: Buffer): ReadAt =>
  async (offset, length) =>
    bytes.subarray(offset, offset + length);
describe('the length of an MP4', () => {
  const movieHeader = Buffer.alloc(100);
  movieHeader.writeUInt32BE(1_000, 12);
  movieHeader.writeUInt32BE(32_400, 16);

  it('is read from its movie header, wherever that stands', async () => {
    const bytes = Buffer.concat([
      box('ftyp', Buffer.alloc(16)),
      box('mdat', Buffer.alloc(5_000)),
      box('moov', box('mvhd', movieHeader)),
    ]);
    expect(await mp4DurationSeconds(fromBytes(bytes), bytes.length)).toBe(32);
  });

  it.each([
    ['unknown', 0, 1_000, 2n ** 32n - 1n],
    ['unknown, in a long header', 1, 1_000, 2n ** 64n - 1n],
    ['of no scale', 0, 0, 5n],
    ['of days', 0, 1, 86_400n],
  ])('is 0 when it is %s', async (_, version, scale, length) => {
    const header = Buffer.alloc(100);
    header[0] = version;
    header.writeUInt32BE(scale, version === 1 ? 20 : 12);
    if (version === 1) header.writeBigUInt64BE(length, 24);
    else header.writeUInt32BE(Number(length), 16);
    const bytes = box('moov', box('mvhd', header));
    expect(await mp4DurationSeconds(fromBytes(bytes), bytes.length)).toBe(0);
  });

  it('is 0 when the file is cut short or no MP4', async () => {
    const bytes = Buffer.concat([box('ftyp', Buffer.alloc(16)), box('moov', box('mvhd', movieHeader))]).subarray(0, 60);
    expect(await mp4DurationSeconds(fromBytes(bytes), bytes.length)).toBe(0);
    expect(await mp4DurationSeconds(fromBytes(Buffer.alloc(64)), 64)).toBe(0);
  });
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, -5, 1e300])('the length of a WebM is 0 for %d', async (length) => {
  const element = (id: number[], content: Buffer): Buffer =>
    Buffer.concat([Buffer.from([...id, 0x80 | content.length]), content]);
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(length);
  const info = element([0x15, 0x49, 0xa9, 0x66], element([0x44, 0x89], duration));
  expect(await webmDurationSeconds(fromBytes(element([0x18, 0x53, 0x80, 0x67], info)))).toBe(0);
});

describe('the length of a film whose parts claim more bytes than any file has', () => {
  /** Reads as a file system does: positions beyond 2^53 are an error. */
  const fromFile =
    (bytes: Buffer): ReadAt =>
    async (offset, length) => {
      if (!Number.isSafeInteger(offset)) throw new RangeError(`position ${offset}`);
      return bytes.subarray(offset, offset + length);
    };

  it('is 0 for Matroska', async () => {
    const unknownSize = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
    const element = (...id: number[]): Buffer => Buffer.from([...id, ...unknownSize]);
    const segment = element(0x18, 0x53, 0x80, 0x67);
    const info = element(0x15, 0x49, 0xa9, 0x66);
    const bytes = Buffer.concat([segment, info, element(0xec)]);
    expect(await webmDurationSeconds(fromFile(bytes))).toBe(0);
  });

  it('is 0 for MP4', async () => {
    const huge = (type: string): Buffer => {
      const head = Buffer.alloc(16);
      head.writeUInt32BE(1);
      head.write(type, 4, 'latin1');
      head.writeBigUInt64BE(2n ** 60n, 8);
      return head;
    };
    const bytes = Buffer.concat([huge('moov'), huge('free')]);
    expect(await mp4DurationSeconds(fromFile(bytes), bytes.length)).toBe(0);
  });
});
