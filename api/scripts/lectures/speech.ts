import { execFileSync } from 'node:child_process';
import type { Lecture } from './lecture.ts';

/** espeak-ng always answers with this many samples per second, mono, 16 bits. */
export const SAMPLE_RATE = 22_050;
const BYTES_PER_SECOND = SAMPLE_RATE * 2;
const QUIET_ENOUGH = 250;

const PAUSE_SECONDS = { sentence: 0.32, slide: 0.6, end: 0.9 } as const;

/** How the voice has to spell words that captions write as usual. */
const SPOKEN: readonly (readonly [written: RegExp, spoken: string])[] = [
  [/\bPNR\b/g, 'P N R'],
  [/\bJVM\b/g, 'J V M'],
  [/\bjavac\b/g, 'java c'],
  [/\bjthread\b/g, 'J thread'],
];

/** One sentence on the time line; all times in seconds. The picture stays until `until`. */
export interface Utterance {
  slide: number;
  step: number;
  text: string;
  from: number;
  to: number;
  until: number;
}

/** The whole narration: raw samples and when each sentence is heard. */
export function narrate(lecture: Lecture): { samples: Buffer; utterances: Utterance[] } {
  const parts: Buffer[] = [silence(0.4)];
  const utterances: Utterance[] = [];
  let now = 0.4;
  for (const [slide, { say }] of lecture.slides.entries()) {
    for (const [step, text] of say.entries()) {
      const speech = speak(text, lecture);
      const pause = pauseAfter(lecture, slide, step);
      const to = now + seconds(speech);
      parts.push(speech, silence(pause));
      utterances.push({ slide, step, text, from: now, to, until: to + pause });
      now = to + pause;
    }
  }
  return { samples: Buffer.concat(parts), utterances };
}

function pauseAfter(lecture: Lecture, slide: number, step: number): number {
  const isLastStep = step === (lecture.slides[slide]?.say.length ?? 0) - 1;
  if (!isLastStep) return PAUSE_SECONDS.sentence;
  return slide === lecture.slides.length - 1 ? PAUSE_SECONDS.end : PAUSE_SECONDS.slide;
}

function speak(text: string, { language, voice }: Lecture): Buffer {
  const base = language === 'hi' ? 'hi' : 'en-gb-x-rp';
  const name = `${base}+${voice === 'woman' ? 'f2' : 'm3'}`;
  const wav = execFileSync(
    'espeak-ng',
    ['-v', name, '-s', '165', '-p', voice === 'woman' ? '48' : '38', '-g', '2', '--stdout', spoken(text)],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return trimmed(wav.subarray(wav.indexOf('data') + 8));
}

function spoken(text: string): string {
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
