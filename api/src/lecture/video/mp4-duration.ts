/** Reads some bytes at an offset; fewer at the end of the file. */
export type ReadAt = (offset: number, length: number) => Promise<Buffer>;

interface Box {
  type: string;
  /** Offsets in bytes: `content` is the start of the content, `end` the end of the box. */
  content: number;
  end: number;
}

const maxBoxes = 1_000;

async function boxAt(read: ReadAt, offset: number, limit: number): Promise<Box | null> {
  const head = await read(offset, 16);
  if (head.length < 8) return null;
  const short = head.readUInt32BE(0);
  const isLong = short === 1 && head.length === 16;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? limit - offset : short;
  if (size < 8) return null;
  return { type: head.toString('latin1', 4, 8), content: offset + (isLong ? 16 : 8), end: offset + size };
}

async function findBox(read: ReadAt, type: string, within: { start: number; end: number }): Promise<Box | null> {
  let offset = within.start;
  for (let seen = 0; seen < maxBoxes && offset < within.end; seen += 1) {
    // Each box gives the position of the next, so read them one by one.
    // oxlint-disable-next-line no-await-in-loop
    const box = await boxAt(read, offset, within.end);
    if (!box || box.type === type) return box;
    offset = box.end;
  }
  return null;
}

/** The duration of an MP4 in whole seconds, from its movie header; 0 when the header has none. */
export async function mp4DurationSeconds(read: ReadAt, bytes: number): Promise<number> {
  const movie = await findBox(read, 'moov', { start: 0, end: bytes });
  if (!movie) return 0;
  const header = await findBox(read, 'mvhd', { start: movie.content, end: movie.end });
  if (!header) return 0;
  const fields = await read(header.content, 32);
  if (fields.length < 32) return 0;
  const isLong = fields[0] === 1;
  const scale = fields.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(fields.readBigUInt64BE(24)) : fields.readUInt32BE(16);
  return scale > 0 ? Math.round(length / scale) : 0;
}
