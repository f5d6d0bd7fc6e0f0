/** One cue of the captions. Times are in ms. */
interface Cue {
  startMs: number;
  endMs: number;
  /** Its position settings, as in the file; '' or with a leading blank. */
  settings: string;
  /** Plain: no markup, no entities. */
  text: string;
}

/** An error in a captions file, with a message for its author. */
export class CaptionsProblem extends Error {
  override readonly name = 'CaptionsProblem';
}

const maxMs = 86_400_000;
const timing = /^[ \t]*((?:\d+:)?\d\d:\d\d\.\d{3})[ \t]+-->[ \t]+((?:\d+:)?\d\d:\d\d\.\d{3})(?:[ \t]([^]*))?$/;
const setting =
  /^(?:vertical:(?:rl|lr)|align:(?:start|center|end|left|right)|(?:line|position|size):-?\d{1,3}(?:\.\d{1,3})?%?(?:,[a-z-]{1,12})?)$/;
const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '\u200e', rlm: '\u200f' };
/** Control characters except the line break, and characters that are invalid in text. */
const unseen = /(?!\n)[\p{Cc}\ufffe\uffff]/gu;

function msOf(time: string): number {
  const [seconds = 0, minutes = 0, hours = 0] = time.split(':').map(Number).toReversed();
  return minutes < 60 && seconds < 60 ? Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000) : Number.NaN;
}

/** 'Meera: ' for `<v.loud Meera>`, nothing for any other tag. */
function speakerOf(tag: string): string {
  const name = /^<v(?:\.[^\s>]*)?[ \t]([^<>\n]+)>$/.exec(tag)?.[1]?.trim();
  return name ? `${name}: ` : '';
}

/** The plain text, with the speaker's name in front. */
const textOf = (lines: string[]): string =>
  lines
    .join('\n')
    .replace(/<[^>]*>?/g, speakerOf)
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => names[name] ?? '')
    .replaceAll('\t', ' ')
    .replace(unseen, '')
    .replace(/\n\s*\n/g, '\n')
    .trim();

/** Consecutive lines of a file; `line` is the number of the first, counted from 1. */
interface Block {
  line: number;
  lines: string[];
}

function cueOf({ line, lines }: Block): Cue | null {
  if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(lines[0] ?? '')) return null;
  const at = lines.findIndex((words) => words.includes('-->'));
  if (at < 0) return null;
  const [, from = '', to = '', given = ''] = timing.exec(lines[at]!) ?? [];
  const [startMs, endMs] = [msOf(from), msOf(to)];
  if (at > 1 || !(startMs < endMs && endMs <= maxMs)) {
    const shown = lines[at]!.slice(0, 60).replace(unseen, '');
    throw new CaptionsProblem(`Line ${line + at}: '${shown}' Is Not A Time From And To`);
  }
  const kept = given.split(/[ \t]+/).filter((word) => setting.test(word));
  return { startMs, endMs, settings: kept.map((word) => ` ${word}`).join(''), text: textOf(lines.slice(at + 1)) };
}

/** Splits the lines at blank lines. */
function blocksOf(lines: string[], firstLine: number): Block[] {
  const blocks: Block[] = [];
  let isInside = false;
  for (const [at, words] of lines.entries()) {
    const isBlank = words.trim() === '';
    if (!isBlank && isInside) blocks.at(-1)!.lines.push(words);
    else if (!isBlank) blocks.push({ line: firstLine + at, lines: [words] });
    isInside = !isBlank;
  }
  return blocks;
}

/** Reads the texts and times of a whole .vtt file; ignores comments, styles and regions. */
function readCues(file: string): Cue[] {
  const [signature = '', ...lines] = file
    .toWellFormed()
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  if (!/^WEBVTT(?:[ \t]|$)/.test(signature)) throw new CaptionsProblem('This Is Not A .vtt File');
  return blocksOf(lines, 2).flatMap((block) => cueOf(block) ?? []);
}

const stampOf = (ms: number): string =>
  [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':') + `.${String(ms % 1000).padStart(3, '0')}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * A new .vtt file from the texts and times of another: none of its markup, styles or peculiarities remain, however a
 * player might read them. Throws `CaptionsProblem`.
 */
export function cleanWebVtt(file: string): string {
  const cues = readCues(file).filter(({ text }) => text !== '');
  if (cues.length === 0) throw new CaptionsProblem('This File Holds No Captions');
  const blocks = cues
    .toSorted((one, other) => one.startMs - other.startMs)
    .map(
      ({ startMs, endMs, settings, text }) =>
        `${stampOf(startMs)} --> ${stampOf(endMs)}${settings}\n${escaped(text)}\n`,
    );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
