import { shownPicture } from './video-shown.ts';
import { type VideoMetadata, VideoProblem } from './video-work.ts';

const durationLine = /^[ \t]*Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/m;
const streamLine = /^[ \t]*Stream #0:\d[^\n]*/gm;
const streamType = /: (Video|Audio): /;

interface Line {
  type: string;
  output: string;
  /** The output from this stream up to the next. */
  more: string;
}

function linesOf(output: string): Line[] {
  const found = [...output.matchAll(streamLine)].flatMap(({ 0: line, index }) => {
    const type = streamType.exec(line);
    return type ? [{ index, type: type[1] ?? '', output: line.slice(type.index + type[0].length) }] : [];
  });
  return found.map(({ index, ...line }, at) => ({ ...line, more: output.slice(index, found[at + 1]?.index) }));
}

function durationOf(output: string): number {
  const [, hours, minutes, seconds] = output.match(durationLine) ?? [];
  return Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

function pictureOf({ output, more }: Line): VideoMetadata['picture'] {
  const [, width, height] = output.match(/, (\d+)x(\d+)/) ?? [];
  const [, across, down] = output.match(/SAR (\d+):(\d+)/) ?? [];
  const [, rate] = output.match(/, ([\d.]+) (?:fps|tbr)/) ?? [];
  const [, degrees] = more.match(/rotation of (-?[\d.]+)/) ?? [];
  return shownPicture({
    width: Number(width ?? 0),
    height: Number(height ?? 0),
    pixelShape: Number(across ?? 1) / Number(down ?? 1),
    degrees: Number(degrees ?? 0),
    framesPerSecond: Number(rate ?? 0),
  });
}

/** Parses ffmpeg's description of an opened file. Throws a `VideoProblem` when ffmpeg could not open it. */
export function metadataOf(output: string): VideoMetadata {
  if (!/^Input #0/m.test(output)) throw new VideoProblem('unreadable', output.trim().slice(-500));
  const lines = linesOf(output);
  const moving = lines.find((line) => line.type === 'Video' && !line.output.includes('(attached pic)'));
  return {
    durationSeconds: durationOf(output),
    picture: moving ? pictureOf(moving) : null,
    hasSound: lines.some((line) => line.type === 'Audio' && !line.output.startsWith('none')),
  };
}
