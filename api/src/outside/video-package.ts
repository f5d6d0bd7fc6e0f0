import type * as NodeAv from 'node-av';
import { writeFile } from 'node:fs/promises';
import type { Demuxer, Packet, Stream } from 'node-av';
import { closeOutputs, createLane, type Lane, openOutputs } from './video-package-lanes.ts';
import { quarterTurns } from './video-package-turn.ts';
import { readers } from './video-settings.ts';
import { shownPicture } from './video-shown.ts';
import { type VideoFacts, type VideoFrame, VideoProblem, type VideoSource, type VideoWork } from './video-work.ts';
import type { VideoEngineWork } from './video-worker-words.ts';

type Library = typeof NodeAv;

/** Work in the library's own calls gives the event loop no turn, and this process must hear that its parent is gone. */
const aTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const open = ({ Demuxer: reader }: Library, { path, kind }: VideoSource): Promise<Demuxer> =>
  reader.open(path, { format: readers[kind], options: { protocol_whitelist: 'file' } }).catch((cause: unknown) => {
    throw new VideoProblem('unreadable', cause instanceof Error ? cause.message : String(cause));
  });

const secondsOf = (time: bigint, { num, den }: { num: number; den: number }): number => (Number(time) * num) / den;

/** The moving picture, not a cover. */
const pictureOf = ({ AVMEDIA_TYPE_VIDEO, AV_DISPOSITION_ATTACHED_PIC }: Library, { streams }: Demuxer) =>
  streams.find(
    ({ codecpar, disposition }) =>
      codecpar.codecType === AVMEDIA_TYPE_VIDEO && (disposition & AV_DISPOSITION_ATTACHED_PIC) === 0,
  );

/** Every packet, freed after its use. */
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

async function probe(library: Library, source: VideoSource): Promise<VideoFacts> {
  const input = await open(library, source);
  const stream = pictureOf(library, input);
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

async function make(library: Library, work: VideoWork, onProgress: (seconds: number) => void): Promise<void> {
  const input = await open(library, work.source);
  const picture = pictureOf(library, input);
  if (!picture) throw new VideoProblem('noPicture', 'No moving picture');
  const outputs = await openOutputs(library, work);
  const sound = work.hasSound ? input.audio() : undefined;
  const lanes = new Map<number, Lane>();
  if (sound) lanes.set(sound.index, await createLane(library, { stream: sound, track: 'sound', outputs }));
  lanes.set(picture.index, await createLane(library, { stream: picture, track: 'picture', outputs }));
  await eachPacket(input, (packet, stream) => {
    lanes.get(stream.index)?.take(packet);
    if (stream === picture && packet.pts > 0n) onProgress(secondsOf(packet.pts, stream.timeBase));
  });
  for (const lane of lanes.values()) lane.finish();
  closeOutputs(outputs);
}

async function drawFrame(library: Library, { source, atSeconds, path }: VideoFrame): Promise<void> {
  const input = await open(library, source);
  const stream = pictureOf(library, input);
  if (!stream) throw new VideoProblem('noPicture', 'No moving picture');
  input.seekSync(atSeconds, -1, library.AVSEEK_FLAG_BACKWARD);
  const decoder = await library.Decoder.create(stream);
  const filter = library.FilterAPI.create('format=rgb24');
  const encoder = await library.Encoder.create(library.AV_CODEC_ID_PNG);
  for (const packet of input.packetsSync(stream.index)) {
    for (const frame of decoder.decodeAllSync(packet)) {
      const [shown] = filter.processAllSync(frame);
      const [png] = shown ? [...encoder.encodeAllSync(shown), ...encoder.encodeAllSync(null)] : [];
      // oxlint-disable-next-line no-await-in-loop
      if (png?.data) return writeFile(path, png.data);
    }
    if (!packet) break;
  }
  throw new VideoProblem('unreadable', 'No picture could be decoded');
}

/** FFmpeg's libraries from npm. What they throw while they convert is the video's fault. */
export async function createPackageEngine(): Promise<VideoEngineWork> {
  const library = await import('node-av');
  library.Log.setLevel(library.AV_LOG_QUIET);
  const blame = (error: unknown): never => {
    throw error instanceof library.FFmpegError ? new VideoProblem('unreadable', error.message) : error;
  };
  return {
    probe: (source) => probe(library, source).catch(blame),
    make: (work, onProgress) => make(library, work, onProgress).catch(blame),
    drawFrame: (frame) => drawFrame(library, frame).catch(blame),
  };
}
