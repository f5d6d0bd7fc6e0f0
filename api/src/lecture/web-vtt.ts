/** One line, or a few, of captions. Times are in ms. */
interface Cue {
  startMs: number;
  endMs: number;
  /** Where it stands, as in the file; '' or a blank in front. */
  settings: string;
  /** Plain: no markup, no entities. */
  text: string;
}

/** What is wrong with a file of captions, in words for its author. */
export class CaptionsProblem extends Error {
  override readonly name = 'CaptionsProblem';
}

const mostMs = 86_400_000;
const timing = /^[ \t]*((?:\d+:)?\d\d:\d\d\.\d{3})[ \t]+-->[ \t]+((?:\d+:)?\d\d:\d\d\.\d{3})(?:[ \t]+(.*))?$/;
const setting =
  /^(?:vertical:(?:rl|lr)|align:(?:start|center|end|left|right)|(?:line|position|size):-?\d{1,3}(?:\.\d{1,3})?%?(?:,[a-z-]{1,12})?)$/;
const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '\u200e', rlm: '\u200f' };
/** Everything below the blank but the line's end, and what no text may hold. */
const unseen = /(?!\n)[\p{Cc}\ufffe\uffff]/gu;

function msOf(time: string): number {
  const [seconds = 0, minutes = 0, hours = 0] = time.split(':').map(Number).toReversed();
  return minutes < 60 && seconds < 60 ? Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000) : Number.NaN;
}

/** The words alone; who says them stands in front. */
const wordsOf = (lines: string[]): string =>
  lines
    .join('\n')
    .replace(/<v(?:\.[^\s>]*)?[ \t]+([^<>\n]+)>/g, '$1: ')
    .replace(/<[^>]*>?/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => names[name] ?? '')
    .replaceAll('\t', ' ')
    .replace(unseen, '')
    .replace(/\n\s*\n/g, '\n')
    .trim();

function cueOf(lines: string[]): Cue | null {
  if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(lines[0] ?? '')) return null;
  const at = lines.findIndex((line) => line.includes('-->'));
  if (at < 0) return null;
  const [, from = '', to = '', given = ''] = timing.exec(lines[at]!) ?? [];
  const [startMs, endMs] = [msOf(from), msOf(to)];
  if (at > 1 || !(startMs < endMs && endMs <= mostMs))
    throw new CaptionsProblem(`'${lines[at]!.slice(0, 60).replace(unseen, '')}' Is Not A Time From And To`);
  const kept = given.split(/[ \t]+/).filter((word) => setting.test(word));
  return { startMs, endMs, settings: kept.map((word) => ` ${word}`).join(''), text: wordsOf(lines.slice(at + 1)) };
}

/** Reads a whole .vtt file as far as it is words and times; comments, styles and regions are passed over. */
function readCues(file: string): Cue[] {
  const [head = '', ...blocks] = file
    .toWellFormed()
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/);
  const [signature = '', ...rest] = head.split('\n');
  if (!/^WEBVTT(?:[ \t]|$)/.test(signature)) throw new CaptionsProblem('This Is Not A .vtt File');
  // A file may begin its first cue right below the signature.
  const all = rest.some((line) => line.includes('-->'))
    ? [rest, ...blocks.map((block) => block.split('\n'))]
    : blocks.map((block) => block.split('\n'));
  return all.flatMap((lines) => cueOf(lines.filter((line, at) => at > 0 || line !== '')) ?? []);
}

const stampOf = (ms: number): string =>
  [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':') + `.${String(ms % 1000).padStart(3, '0')}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * A .vtt file written anew from the words and times of another one: nothing of its markup, styles or oddities is left,
 * whatever a player makes of them. Throws `CaptionsProblem`.
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
