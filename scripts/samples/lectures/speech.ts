import { execFileSync } from 'node:child_process';
import type { Lecture } from './lecture.ts';
import type { Moment } from './slide.ts';

/** espeak-ng always answers with this many samples per second, mono, 16 bits. */
export const SAMPLE_RATE = 22_050;
const BYTES_PER_SECOND = SAMPLE_RATE * 2;
const QUIET_ENOUGH = 250;

const PAUSE_SECONDS = { start: 0.4, sentence: 0.32, slide: 0.6, end: 0.9 } as const;

/** How the voice has to spell words that captions write as usual. */
const SPOKEN: readonly (readonly [written: RegExp, spoken: string])[] = [
  [/\bPNR\b/g, 'P N R'],
  [/\bJVM\b/g, 'J V M'],
  [/\bjavac\b/g, 'java c'],
  [/\bjthread\b/g, 'J thread'],
];

/** One sentence on the time line; all times in seconds. The picture stays until `until`. */
export interface Utterance extends Moment {
  text: string;
  from: number;
  to: number;
  until: number;
}

/** The whole narration: raw samples and when each sentence is heard. */
export function narrate(lecture: Lecture): { samples: Buffer; utterances: Utterance[] } {
  const sentences = sentencesOf(lecture);
  const parts: Buffer[] = [silence(PAUSE_SECONDS.start)];
  const utterances: Utterance[] = [];
  let now: number = PAUSE_SECONDS.start;
  for (const [index, { spoken, ...sentence }] of sentences.entries()) {
    const speech = speak(spoken, lecture);
    const pause = pauseBetween(sentence, sentences[index + 1]);
    const to = now + seconds(speech);
    parts.push(speech, silence(pause));
    utterances.push({ ...sentence, from: now, to, until: to + pause });
    now = to + pause;
  }
  return { samples: Buffer.concat(parts), utterances };
}

function sentencesOf({ title, hook, spoken, slides }: Lecture): (Moment & { text: string; spoken: string })[] {
  const opening = { say: [/[.?!।]$/.test(title) ? title : `${title}.`, hook], spoken };
  return [opening, ...slides].flatMap((slide, number) =>
    slide.say.map((text, step) => ({ slide: number, step, text, spoken: slide.spoken?.[step] ?? text })),
  );
}

function pauseBetween(sentence: Moment, next: Moment | undefined): number {
  if (!next) return PAUSE_SECONDS.end;
  return next.slide === sentence.slide ? PAUSE_SECONDS.sentence : PAUSE_SECONDS.slide;
}

function speak(text: string, { language, voice }: Lecture): Buffer {
  const base = language === 'en' ? 'en-gb-x-rp' : language.split('-')[0];
  const pitch = voice === 'woman' ? '48' : '38';
  const options = ['-v', `${base}+${voice === 'woman' ? 'f2' : 'm3'}`, '-s', '172', '-p', pitch, '-g', '2', '--stdout'];
  const wav = execFileSync('espeak-ng', [...options, spelled(text)], { maxBuffer: 64 * 1024 * 1024 });
  return trimmed(wav.subarray(wav.indexOf('data') + 8));
}

function spelled(text: string): string {
  return SPOKEN.reduce((sentence, [written, sound]) => sentence.replaceAll(written, sound), text);
}

/** Without the silence that espeak-ng leaves around a sentence, so that captions start and end with the voice. */
function trimmed(samples: Buffer): Buffer {
  const isLoud = (at: number): boolean => Math.abs(samples.readInt16LE(at)) > QUIET_ENOUGH;
  let first = 0;
  while (first < samples.length - 2 && !isLoud(first)) first += 2;
  let last = samples.length - (samples.length % 2) - 2;
  while (last > first && !isLoud(last)) last -= 2;
  return samples.subarray(first, last + 2);
}

function silence(length: number): Buffer {
  return Buffer.alloc(Math.round(length * SAMPLE_RATE) * 2);
}

function seconds(samples: Buffer): number {
  return samples.length / BYTES_PER_SECOND;
}

/** WebVTT whose cues are the sentences as they are spoken. */
export function captions(utterances: readonly Utterance[]): string {
  const cues = utterances.map(({ text, from, to, until }, index) => {
    const end = Math.min(to + 0.2, until - 0.05);
    return `${index + 1}\n${clock(from)} --> ${clock(end)}\n${text}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function clock(time: number): string {
  const milliseconds = Math.round(time * 1000);
  const [minutes, rest] = [Math.floor(milliseconds / 60_000), milliseconds % 60_000];
  return `00:${String(minutes).padStart(2, '0')}:${String(Math.floor(rest / 1000)).padStart(2, '0')}.${String(rest % 1000).padStart(3, '0')}`;
}
