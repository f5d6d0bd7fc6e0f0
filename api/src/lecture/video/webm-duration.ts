import type { ReadAt } from './mp4-duration.ts';

/** Ids of Matroska elements, as in the file. */
const ids = { segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489 };
/** The segment's info element comes before its pictures and sound. */
const searchBytes = 65_536;

interface Element {
  id: number;
  content: number;
  size: number;
}

function elementAt(bytes: Buffer, offset: number): Element | null {
  const idLength = Math.clz32(bytes[offset] ?? 0) - 23;
  if (idLength < 1 || idLength > 4 || offset + idLength + 1 > bytes.length) return null;
  const sizeAt = offset + idLength;
  const sizeLength = Math.clz32(bytes[sizeAt] ?? 0) - 23;
  if (sizeLength < 1 || sizeLength > 8 || sizeAt + sizeLength > bytes.length) return null;
  let size = (bytes[sizeAt] ?? 0) & (0xff >> sizeLength);
  for (let index = 1; index < sizeLength; index += 1) size = size * 256 + (bytes[sizeAt + index] ?? 0);
  return { id: bytes.readUIntBE(offset, idLength), content: sizeAt + sizeLength, size };
}

function findElement(bytes: Buffer, id: number, start: number, end: number): Element | null {
  let offset = start;
  while (offset < Math.min(end, bytes.length)) {
    const element = elementAt(bytes, offset);
    if (!element || element.id === id) return element;
    offset = element.content + element.size;
  }
  return null;
}

const floatOf = (bytes: Buffer, { content, size }: Element): number =>
  size === 4 ? bytes.readFloatBE(content) : bytes.readDoubleBE(content);

/** The duration of a WebM or Matroska file in whole seconds; 0 when its header has none. */
export async function webmDurationSeconds(read: ReadAt): Promise<number> {
  const bytes = await read(0, searchBytes);
  const segment = findElement(bytes, ids.segment, 0, bytes.length);
  const info = segment && findElement(bytes, ids.info, segment.content, bytes.length);
  const end = info ? info.content + info.size : 0;
  if (!info || end > bytes.length) return 0;
  const scale = findElement(bytes, ids.scale, info.content, end);
  const duration = findElement(bytes, ids.duration, info.content, end);
  if (!duration || (duration.size !== 4 && duration.size !== 8)) return 0;
  const nanoseconds = scale ? bytes.readUIntBE(scale.content, Math.min(scale.size, 6)) : 1_000_000;
  return Math.round((floatOf(bytes, duration) * nanoseconds) / 1e9);
}
