import { writeFile } from 'node:fs/promises';
import type * as NodeAv from 'node-av';
import type { Demuxer, Encoder, FilterAPI, Frame, Packet, Stream } from 'node-av';
import { createLane, type Lane, openOutputs, quarterTurns } from './video-package-lanes.ts';
import { readers } from './video-settings.ts';
import { shownPicture } from './video-shown.ts';
import {
  type VideoEngineWork,
  type VideoMetadata,
  VideoProblem,
  type VideoSource,
  type VideoWork,
} from './video-work.ts';

type Library = typeof NodeAv;

/** Yields to the event loop between the library's synchronous calls: this process must notice a lost parent. */
const aTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const open = ({ Demuxer: reader }: Library, { path, kind }: VideoSource): Promise<Demuxer> =>
  reader.open(path, { format: readers[kind], options: { protocol_whitelist: 'file' } }).catch((cause: unknown) => {
    throw new VideoProblem('unreadable', cause instanceof Error ? cause.message : String(cause));
  });

const secondsOf = (time: bigint, { num, den }: { num: number; den: number }): number => (Number(time) * num) / den;

/** The moving picture, not a cover. */
const findPicture = ({ AVMEDIA_TYPE_VIDEO, AV_DISPOSITION_ATTACHED_PIC }: Library, { streams }: Demuxer) =>
  streams.find(
    ({ codecpar, disposition }) =>
      codecpar.codecType === AVMEDIA_TYPE_VIDEO && (disposition & AV_DISPOSITION_ATTACHED_PIC) === 0,
  );

/** Calls `look` with every packet, and frees it afterwards. */
async function eachPacket(input: Demuxer, look: (packet: Packet, stream: Stream) => void): Promise<void> {
  for (const packet of input.packetsSync()) {
    const stream = packet && input.streams[packet.streamIndex];
    if (packet && stream) look(packet, stream);
    packet?.free();
    // oxlint-disable-next-line no-await-in-loop
    await aTurn();
  }
}

async function lastMoment(input: Demuxer): Promise<number> {
  let last = 0;
  await eachPacket(input, (packet, stream) => {
    if (packet.pts > 0n) last = Math.max(last, secondsOf(packet.pts, stream.timeBase));
  });
  return last;
}

/** Closes the input explicitly: the garbage collector frees in any order, and the library crashes on some. */
async function reading<T>(library: Library, source: VideoSource, work: (input: Demuxer) => Promise<T>): Promise<T> {
  const input = await open(library, source);
  try {
    return await work(input);
  } finally {
    input.closeSync();
  }
}

async function metadataOf(library: Library, input: Demuxer): Promise<VideoMetadata> {
  const stream = findPicture(library, input);
  const { num, den } = stream?.sampleAspectRatio ?? { num: 1, den: 1 };
  const rate = stream?.avgFrameRate;
  const picture =
    stream &&
    shownPicture({
      width: stream.codecpar.width,
      height: stream.codecpar.height,
      pixelShape: num > 0 && den > 0 ? num / den : 1,
      degrees: quarterTurns(library, stream) * 90,
      framesPerSecond: rate && rate.den > 0 ? rate.num / rate.den : 0,
    });
  const hasSound = input.audio() !== undefined;
  const durationSeconds = input.duration > 0 || !picture ? input.duration : await lastMoment(input);
  return { durationSeconds, picture: picture ?? null, hasSound };
}

function pictureOf(library: Library, input: Demuxer): Stream {
  const stream = findPicture(library, input);
  if (!stream) throw new VideoProblem('noPicture', 'No moving picture');
  return stream;
}

interface Making {
  work: VideoWork;
  onProgress: (seconds: number) => void;
}

async function make(library: Library, input: Demuxer, { work, onProgress }: Making): Promise<void> {
  const picture = pictureOf(library, input);
  const outputs = await openOutputs(library, work);
  const sound = work.hasSound ? input.audio() : undefined;
  const lanes = new Map<number, Lane>();
  if (sound) lanes.set(sound.index, await createLane(library, { stream: sound, track: 'sound', outputs }));
  lanes.set(picture.index, await createLane(library, { stream: picture, track: 'picture', outputs }));
  try {
    await eachPacket(input, (packet, stream) => {
      lanes.get(stream.index)?.take(packet);
      if (stream === picture && packet.pts > 0n) onProgress(secondsOf(packet.pts, stream.timeBase));
    });
    for (const lane of lanes.values()) lane.finish();
  } finally {
    for (const { muxer } of outputs) muxer.closeSync();
    for (const lane of lanes.values()) lane.close();
  }
}

async function drawFrame(library: Library, input: Demuxer, atSeconds: number): Promise<Buffer> {
  const stream = pictureOf(library, input);
  input.seekSync(atSeconds, -1, library.AVSEEK_FLAG_BACKWARD);
  const decoder = await library.Decoder.create(stream);
  const filter = library.FilterAPI.create('format=rgb24');
  const encoder = await library.Encoder.create(library.AV_CODEC_ID_PNG);
  try {
    for (const packet of input.packetsSync(stream.index)) {
      const [frame, ...others] = decoder.decodeAllSync(packet);
      packet?.free();
      for (const other of others) other.free();
      if (frame) return encoded(encoder, filter, frame);
      if (!packet) break;
    }
    throw new VideoProblem('unreadable', 'No picture could be decoded');
  } finally {
    encoder.close();
    filter.close();
    decoder.close();
  }
}

function encoded(encoder: Encoder, filter: FilterAPI, frame: Frame): Buffer {
  const shown = filter.processAllSync(frame);
  const packets = [...shown.flatMap((each) => encoder.encodeAllSync(each)), ...encoder.encodeAllSync(null)];
  const picture = Buffer.concat(packets.map(({ data }) => data ?? Buffer.alloc(0)));
  for (const used of [frame, ...shown, ...packets]) used.free();
  return picture;
}

/** FFmpeg's libraries from npm. An error of theirs during a conversion is the video's fault. */
export async function createPackageEngine(): Promise<VideoEngineWork> {
  const library = await import('node-av');
  library.Log.setLevel(library.AV_LOG_QUIET);
  const blame = (error: unknown): never => {
    throw error instanceof library.FFmpegError ? new VideoProblem('unreadable', error.message) : error;
  };
  return {
    probe: (source) => reading(library, source, (input) => metadataOf(library, input)).catch(blame),
    make: (work, onProgress) =>
      reading(library, work.source, (input) => make(library, input, { work, onProgress })).catch(blame),
    drawFrame: async ({ source, atSeconds, path }) =>
      writeFile(path, await reading(library, source, (input) => drawFrame(library, input, atSeconds)).catch(blame)),
  };
}
