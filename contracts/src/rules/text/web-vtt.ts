import parser, { type ParsedCue, type ParsedNode } from 'webvtt-parser';

/** An error in a captions file, with a message for its author. */
export class CaptionsProblem extends Error {
  override readonly name = 'CaptionsProblem';
}

const maxSeconds = 86_400;
const entities = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': ' ',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
};
/** Control characters except the line break, and characters that are invalid in text. */
const unseen = /(?!\n)[\p{Cc}\ufffe\uffff]/gu;
/** The parser's errors that cost a cue; it forgives all others. */
const isFatal =
  /^(?:No (?:timestamp|time unit|seconds|decimal|valid timestamp)|Timestamp must (?:start|not)|Must be|Milliseconds|You cannot)/;

/** A file as WebVTT. */
interface WebVtt {
  text: string;
  /** Lines that the file itself does not have. */
  added: number;
}

const inFull = (time: string): string => time.trim().replace(',', '.').padStart(12, '0');
const srtTiming = /^[ \t]*(\d{1,2}:\d\d:\d\d[,.]\d{3})[ \t]*-->[ \t]*(\d{1,2}:\d\d:\d\d[,.]\d{3}).*$/gm;
const sbvTiming = /^(\d{1,2}:\d\d:\d\d\.\d{3}),(\d{1,2}:\d\d:\d\d\.\d{3})$/gm;
const isSrt = /^(?:\d+[ \t]*\n)?[ \t]*\d{1,2}:\d\d:\d\d[,.]\d{3}[ \t]*-->/;
const isSbv = /^\d{1,2}:\d\d:\d\d\.\d{3},\d{1,2}:\d\d:\d\d\.\d{3}[ \t]*\n/;

/** SubRip (.srt) and SubViewer (.sbv) differ in their times only. Throws `CaptionsProblem` for anything else. */
function toWebVtt(file: string): WebVtt {
  const text = file
    .toWellFormed()
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(unseen, (character) => (character === '\t' ? ' ' : ''));
  if (text.includes('\ufffd')) throw new CaptionsProblem('Some Letters Can Not Be Read: Save The File As UTF-8');
  if (/^WEBVTT(?:[ \t\n]|$)/.test(text)) return { text, added: 0 };
  const begin = text.trimStart();
  const timing = isSrt.test(begin) ? srtTiming : isSbv.test(begin) ? sbvTiming : null;
  if (!timing) throw new CaptionsProblem('This Is Not A .vtt, .srt Or .sbv File');
  const times = text.replace(timing, (_, from: string, to: string) => `${inFull(from)} --> ${inFull(to)}`);
  return { text: `WEBVTT\n\n${times.replace(/\{\\[^{}]{0,99}\}/g, '')}`, added: 2 };
}

/** In a cue's text an arrow without times before it is text: the format would end the cue there. */
function escapeArrows(lines: string[]): string[] {
  let isInCue = false;
  return lines.map((line) => {
    if (line === '') isInCue = false;
    if (!line.includes('-->')) return line;
    if (isInCue && !/^[ \t]*\d[\d:.,]*[ \t]*-->/.test(line)) return line.replaceAll('-->', '--&gt;');
    isInCue = true;
    return line;
  });
}

/** The text below a tag; the speaker's name goes in front. */
function textOf({ type, name, value, children = [] }: ParsedNode): string {
  if (type === 'text') return String(value);
  const speaker = name === 'v' && value ? `${String(value).trim()}: ` : '';
  return speaker + children.map(textOf).join('');
}

/** Plain, without markup, entities and blank lines. */
const plainText = ({ tree }: ParsedCue): string =>
  (tree.children ?? [])
    .map(textOf)
    .join('')
    .replace(/\n\s*\n/g, '\n')
    .trim();

/** Throws `CaptionsProblem` for the first time that cannot be read. */
function readCues(file: string): ParsedCue[] {
  const { text, added } = toWebVtt(file);
  const lines = escapeArrows(text.split('\n'));
  const { cues, errors } = new parser.WebVTTParser(entities).parse(lines.join('\n'), 'captions');
  const fault = errors.find(({ message, line }) => isFatal.test(message) && lines[line - 1]?.includes('-->'));
  if (fault) throw notATime(lines[fault.line - 1]!, fault.line - added);
  const wrong = cues.find(({ startTime, endTime }) => endTime < startTime || endTime > maxSeconds);
  if (wrong) throw notATime(`${stampOf(wrong.startTime)} --> ${stampOf(wrong.endTime)}`);
  return cues;
}

function notATime(words: string, line?: number): CaptionsProblem {
  const shown = `'${words.slice(0, 60)}' Is Not A Time From And To`;
  return new CaptionsProblem(line === undefined ? shown : `Line ${line}: ${shown}`);
}

function stampOf(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const parts = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(ms % 1000).padStart(3, '0')}`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Where and how a cue stands, each with a leading blank. */
function settingsOf({
  direction,
  snapToLines,
  linePosition,
  textPosition,
  size,
  alignment,
  ...cue
}: ParsedCue): string {
  const line = `${linePosition}${snapToLines ? '' : '%'}${cue.lineAlign === 'start' ? '' : `,${cue.lineAlign}`}`;
  const settings = [
    direction !== 'horizontal' && `vertical:${direction}`,
    linePosition !== 'auto' && `line:${line}`,
    textPosition !== 'auto' &&
      `position:${textPosition}%${cue.positionAlign === 'auto' ? '' : `,${cue.positionAlign}`}`,
    size !== 100 && `size:${size}%`,
    alignment !== 'center' && `align:${alignment}`,
  ];
  return settings.map((setting) => (setting ? ` ${setting}` : '')).join('');
}

/** Programs that recognize speech give single words no length; nobody would see those. */
const endOf = ({ startTime, endTime }: ParsedCue): number => (endTime > startTime ? endTime : startTime + 1);

/** The parser follows nested tags by recursion, and so does `textOf`. */
function readTexts(file: string): { cue: ParsedCue; text: string }[] {
  try {
    return readCues(file).map((cue) => ({ cue, text: plainText(cue) }));
  } catch (error) {
    throw error instanceof RangeError ? new CaptionsProblem('This File Has Too Many Tags In Each Other') : error;
  }
}

/** A caption as plain text on one line, and when it begins, in seconds. */
interface CaptionLine {
  from: number;
  text: string;
}

/** The captions of a file, in its order. Throws `CaptionsProblem`. */
export const readCaptionLines = (file: string): CaptionLine[] =>
  readTexts(file)
    .map(({ cue, text }) => ({ from: cue.startTime, text: text.replace(/\s+/g, ' ') }))
    .filter(({ text }) => text !== '');

/**
 * A new .vtt file from the texts and times of a .vtt, .srt or .sbv file: none of its markup, styles or peculiarities
 * remain, however a player might read them. Throws `CaptionsProblem`.
 */
export function cleanWebVtt(file: string): string {
  const cues = readTexts(file).filter(({ text }) => text !== '');
  if (cues.length === 0) throw new CaptionsProblem('This File Holds No Captions');
  const blocks = cues
    .toSorted((one, other) => one.cue.startTime - other.cue.startTime)
    .map(
      ({ cue, text }) => `${stampOf(cue.startTime)} --> ${stampOf(endOf(cue))}${settingsOf(cue)}\n${escaped(text)}\n`,
    );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
