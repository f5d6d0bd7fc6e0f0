import type { FileStore } from '../../outside/files/file-store.ts';
import type { VideoKind } from '../../outside/files/sniff.ts';

/** Reads some bytes at an offset; fewer at the end of the file. */
export type ReadAt = (offset: number, length: number) => Promise<Buffer>;

/** The content of an MP4 box or a Matroska element, by its offsets in bytes. */
interface Part {
  name: string | number;
  start: number;
  end: number;
}

/** Ids of Matroska elements, as in the file. */
const ids = { segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489 };
/** A segment's info element comes before its pictures and sound. */
const searchBytes = 65_536;
const maxParts = 1_000;

/** 0 for what no film takes: unknown lengths are stored as the largest number, or as none. */
const wholeSeconds = (seconds: number): number => (seconds > 0 && seconds < 86_400 ? Math.round(seconds) : 0);

const finderOf =
  (partAt: (offset: number, limit: number) => Promise<Part | null>) =>
  async (name: Part['name'], { start, end }: Omit<Part, 'name'>): Promise<Part | null> => {
    let offset = start;
    for (let seen = 0; seen < maxParts && offset < end; seen += 1) {
      // Each part gives the position of the next, so read them one by one.
      // oxlint-disable-next-line no-await-in-loop
      const part = await partAt(offset, end);
      if (!part || part.name === name) return part;
      offset = part.end;
    }
    return null;
  };

async function boxAt(read: ReadAt, offset: number, limit: number): Promise<Part | null> {
  const head = await read(offset, 16);
  if (head.length < 8) return null;
  const short = head.readUInt32BE(0);
  const isLong = short === 1 && head.length === 16;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? limit - offset : short;
  if (size < 8) return null;
  return { name: head.toString('latin1', 4, 8), start: offset + (isLong ? 16 : 8), end: offset + size };
}

async function elementAt(read: ReadAt, offset: number): Promise<Part | null> {
  const head = await read(offset, 12);
  const idLength = Math.clz32(head[0] ?? 0) - 23;
  if (idLength < 1 || idLength > 4) return null;
  const sizeLength = Math.clz32(head[idLength] ?? 0) - 23;
  const headLength = idLength + sizeLength;
  if (sizeLength < 1 || sizeLength > 8 || headLength > head.length) return null;
  let size = head[idLength]! & (0xff >> sizeLength);
  for (const byte of head.subarray(idLength + 1, headLength)) size = size * 256 + byte;
  const start = offset + headLength;
  return { name: head.readUIntBE(0, idLength), start, end: start + size };
}

/** The duration of an MP4 in whole seconds, from its movie header; 0 when the header has none. */
export async function mp4DurationSeconds(read: ReadAt, bytes: number): Promise<number> {
  const find = finderOf((offset, limit) => boxAt(read, offset, limit));
  const movie = await find('moov', { start: 0, end: bytes });
  const header = movie && (await find('mvhd', { start: movie.start, end: Math.min(movie.end, bytes) }));
  if (!header) return 0;
  const fields = await read(header.start, 32);
  if (fields.length < 32) return 0;
  const isLong = fields[0] === 1;
  const scale = fields.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(fields.readBigUInt64BE(24)) : fields.readUInt32BE(16);
  return wholeSeconds(length / scale);
}

/** The duration of a WebM or Matroska file in whole seconds; 0 when its header has none. */
export async function webmDurationSeconds(read: ReadAt): Promise<number> {
  const find = finderOf((offset) => elementAt(read, offset));
  const segment = await find(ids.segment, { start: 0, end: searchBytes });
  const info = segment && (await find(ids.info, { start: segment.start, end: searchBytes }));
  if (!info) return 0;
  const contentOf = async (id: number): Promise<Buffer> => {
    // The element's own size is the sender's word: nothing is read beyond what is searched.
    const part = await find(id, { start: info.start, end: Math.min(info.end, searchBytes) });
    return part ? read(part.start, Math.min(8, part.end - part.start)) : Buffer.alloc(0);
  };
  const scale = await contentOf(ids.scale);
  const duration = await contentOf(ids.duration);
  if (duration.length !== 4 && duration.length !== 8) return 0;
  const length = duration.length === 4 ? duration.readFloatBE() : duration.readDoubleBE();
  const nanoseconds = scale.length > 0 ? scale.readUIntBE(0, Math.min(scale.length, 6)) : 1_000_000;
  return wholeSeconds((length * nanoseconds) / 1e9);
}

/** In whole seconds; 0 when the file's header has no duration. */
export async function durationOf(
  files: FileStore,
  { key, bytes, kind }: { key: string; bytes: number; kind: VideoKind },
): Promise<number> {
  const read = (offset: number, length: number) => files.read(key, offset, length);
  if (kind === 'mp4') return mp4DurationSeconds(read, bytes);
  return kind === 'webm' || kind === 'mkv' ? webmDurationSeconds(read) : 0;
}
