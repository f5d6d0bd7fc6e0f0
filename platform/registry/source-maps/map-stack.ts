import { brotliDecompressSync } from 'node:zlib';
import { TraceMap, traceSegment } from '@jridgewell/trace-mapping';
import { getLineInfo } from 'acorn';
import { namedFunctions } from './function-names.ts';
import { type Frame, frameIn } from './stack-frames.ts';

interface BuiltScript {
  code: string;
  /** JSON, compressed by brotli, in base64. */
  map: string;
}

export interface StackToMap {
  stack: string;
  version: string;
  /** By path below the version's folder. */
  scripts: Record<string, BuiltScript>;
}

/** The largest script's map has 300 kB. */
const maxOutputLength = 20_000_000;
const textMax = 200;

/** Publishers write the maps: no text of theirs may look like another line. */
// oxlint-disable-next-line no-control-regex
const oneLine = (text: string): string => text.replaceAll(/[\0-\x1f\x7f\u2028\u2029]/g, '').slice(0, textMax);

/** Finds the source of a place in a script. Throws for a script or map that cannot be read. */
function sourcesOf({ code, map }: BuiltScript) {
  const json = brotliDecompressSync(Buffer.from(map, 'base64'), { maxOutputLength }).toString('utf8');
  const trace = new TraceMap(json);
  const functions = namedFunctions(code);
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];

  /** What the sources call an identifier; null for one that the build made. */
  const originalName = ({ start, end }: { start: number; end: number }): string | null => {
    const { line, column } = getLineInfo(code, start);
    const segment = traceSegment(trace, line - 1, column);
    if (!segment || segment[0] !== column || segment.length === 1) return null;
    return (segment.length === 5 ? trace.names[segment[4]] : undefined) ?? code.slice(start, end);
  };
  const functionAt = ({ line, column }: Frame): string | null => {
    const at = (starts[line - 1] ?? 0) + column - 1;
    const around = functions.filter(({ start, end }) => start <= at && at < end);
    return around.map(({ named }) => originalName(named)).find((name) => name !== null) ?? null;
  };
  return (frame: Frame): string | null => {
    const segment = traceSegment(trace, frame.line - 1, frame.column - 1);
    const source = segment && segment.length > 1 ? trace.sources[segment[1]!] : null;
    if (!segment || segment.length === 1 || !source) return null;
    const place = `${oneLine(source)}:${segment[2] + 1}:${segment[3] + 1}`;
    const name = functionAt(frame);
    return name ? `    at ${oneLine(name)} (${place})` : `    at ${place}`;
  };
}

/** Names source files, lines and functions in the lines of a stack for which there is a map; the others stay. */
export function mapStack({ stack, version, scripts }: StackToMap): string {
  const sources = new Map<string, ReturnType<typeof sourcesOf> | null>();
  const sourcesIn = (file: string) => {
    const script = Object.hasOwn(scripts, file) ? scripts[file] : undefined;
    if (!sources.has(file)) sources.set(file, script ? attempt(() => sourcesOf(script)) : null);
    return sources.get(file) ?? null;
  };
  const mapped = (line: string): string | null => {
    const frame = frameIn(line, version);
    return frame && attempt(() => sourcesIn(frame.file)?.(frame) ?? null);
  };
  return stack
    .split('\n')
    .map((line) => mapped(line) ?? line)
    .join('\n');
}

/** A script or map that cannot be read says nothing. */
function attempt<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}
