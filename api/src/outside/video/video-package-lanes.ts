import type * as NodeAv from 'node-av';
import type { CodecContext, Decoder, Encoder, FilterAPI, Frame, Muxer, Packet, Stream } from 'node-av';
import type { FFEncoderCodec } from 'node-av/constants';
import { maxPicturePixels, type OutputSettings, settingsOf, threads } from './video-settings.ts';
import type { VideoWork } from './video-work.ts';

type Library = typeof NodeAv;

/** One output file that is being written. */
export interface Output {
  settings: OutputSettings;
  muxer: Muxer;
}

interface Branch {
  filter: FilterAPI;
  encoder: Encoder;
  muxer: Muxer;
  index: number;
}

export const openOutputs = ({ Muxer: writer }: Library, { outputs }: VideoWork): Promise<Output[]> =>
  Promise.all(
    outputs.map(async (output) => {
      const settings = settingsOf(output);
      const { target, format, formatOptions: options } = settings;
      return { settings, muxer: await writer.open(target, { format, options }) };
    }),
  );

interface Track {
  stream: Stream;
  track: 'picture' | 'sound';
  outputs: Output[];
}

/** The number of clockwise quarter turns to display a picture upright: 0 to 3. */
export function quarterTurns({ AV_PKT_DATA_DISPLAYMATRIX }: Library, { codecpar }: Stream): number {
  const matrix = codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (!matrix || matrix.length < 8) return 0;
  const turns = Math.round(Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) / (Math.PI / 2));
  return (turns + 4) % 4;
}

/** The filters for these turns, each followed by a comma. */
const turnFilters = (turns: number): string =>
  ['', 'transpose=clock,', 'hflip,vflip,', 'transpose=cclock,'][turns] ?? '';

function choose(library: Library, context: CodecContext, options: Record<string, string>): void {
  for (const [name, value] of Object.entries(options)) {
    const response = context.setOption(name, value);
    library.FFmpegError.throwIfError(response, `The encoder has no ${name}`);
  }
}

async function branchOf(library: Library, { stream, track }: Track, { settings, muxer }: Output): Promise<Branch> {
  const { codec, filter: text, options } = settings[track];
  const turn = track === 'picture' ? turnFilters(quarterTurns(library, stream)) : '';
  const filter = library.FilterAPI.create(`${turn}${text}`, { graph: { nbThreads: threads } });
  const encoder = await library.Encoder.create(codec as FFEncoderCodec, {
    filter,
    // Not the filter's own `options`: opened synchronously, as here, the library frees that dictionary twice.
    configure: (context) => choose(library, context, options),
  });
  return { filter, encoder, muxer, index: muxer.addStream(encoder) };
}

function write({ encoder, muxer, index }: Branch, frame: Frame | null): void {
  for (const packet of encoder.encodeAllSync(frame)) {
    muxer.writePacketSync(packet, index);
    packet.free();
  }
}

function pass(branch: Branch, frame: Frame | null): void {
  for (const filtered of branch.filter.processAllSync(frame as Frame)) {
    write(branch, filtered);
    filtered.free();
  }
}

export type Lane = Awaited<ReturnType<typeof createLane>>;

/** One track of the source: decoded once, then filtered and encoded for each output. */
export async function createLane(library: Library, track: Track) {
  const decoder: Decoder = await library.Decoder.create(track.stream, {
    exitOnError: false,
    options: { max_pixels: String(maxPicturePixels) },
    context: { threadCount: threads },
  });
  const branches = await Promise.all(track.outputs.map((output) => branchOf(library, track, output)));
  const take = (packet: Packet | null) => {
    for (const frame of decoder.decodeAllSync(packet)) {
      for (const branch of branches) {
        // A filter writes its own timestamps into its input frame, so each branch gets a clone.
        const own = frame.clone();
        if (own) pass(branch, own);
        own?.free();
      }
      frame.free();
    }
  };
  return {
    take,
    /** Ends the track and flushes its encoders. */
    finish() {
      take(null);
      for (const branch of branches) {
        pass(branch, null);
        write(branch, null);
      }
    },
    /** Frees everything. Call it after the outputs are closed: they still read their encoders. */
    close() {
      for (const { encoder, filter } of branches) {
        encoder.close();
        filter.close();
      }
      decoder.close();
    },
  };
}
