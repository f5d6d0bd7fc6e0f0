import path from 'node:path';
import type { Language } from '@vidya/contracts/texts/choices';
import { languageTags } from '@vidya/contracts/texts/language-tags';
import { z } from 'zod';
import { readSample, SAMPLE_DATA } from './sample-files.ts';

export const SAMPLE_FOLDER = path.join(SAMPLE_DATA, 'media');

/** A narrated film: the files are `<key>.mp4`, `.webm`, `.vtt` (captions) and `.webp` (poster). */
const film = z.strictObject({
  key: z.string().min(1),
  /** Keys of the course and title of the lecture that the film belongs to; '' for a neutral film. */
  course: z.string(),
  title: z.string(),
  /** BCP 47; 'hi-Latn' is Hindi in Latin letters. */
  language: z.string().min(2),
  /** Whether visitors can watch its lecture. */
  isPreview: z.boolean(),
  durationSeconds: z.int().positive(),
});

export type SampleMedia = z.output<typeof film>;

/** The films in `media`: one line for each, with the lecture that it belongs to. */
export const SAMPLE_MEDIA: readonly SampleMedia[] = readSample(
  'media/manifest.json',
  z.strictObject({ lectures: z.array(film) }),
).lectures;

const placeOf = (course: string, title: string): string => `${course}/${title}`;
const made = new Map(SAMPLE_MEDIA.map((film) => [placeOf(film.course, film.title), film]));

/** Returns the film of a lecture, else the neutral sample film in the course's language. */
export function mediaFor(lecture: { course: string; title: string; language: Language }): SampleMedia {
  const tag = languageTags[lecture.language];
  const found =
    made.get(placeOf(lecture.course, lecture.title)) ??
    SAMPLE_MEDIA.find(({ course, language }) => course === '' && language === tag);
  if (!found) throw new Error(`There is no sample film in ${lecture.language}`);
  return found;
}
