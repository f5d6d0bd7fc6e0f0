import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@vidya/contracts/course';
import { languageTags } from '@vidya/contracts/language-tags';

export const SAMPLE_FOLDER = path.resolve(import.meta.dirname, '../../../seed-media');

/** A narrated film of api/seed-media: the files are `<key>.mp4`, `.webm`, `.vtt` (captions) and `.webp` (poster). */
export interface SampleMedia {
  key: string;
  /** Key and title of the course and the lecture that it was made for; '' for a neutral stand-in. */
  course: string;
  title: string;
  /** BCP 47; 'hi-Latn' is Hindi in Latin letters. */
  language: string;
  /** Whether its lecture is open to visitors. */
  isPreview: boolean;
  durationSeconds: number;
}

/** Written by api/scripts/make-lectures.ts, beside the films. */
export const SAMPLE_MEDIA = (
  JSON.parse(readFileSync(path.join(SAMPLE_FOLDER, 'manifest.json'), 'utf8')) as { lectures: readonly SampleMedia[] }
).lectures;

const placeOf = (course: string, title: string): string => `${course}/${title}`;
const made = new Map(SAMPLE_MEDIA.map((film) => [placeOf(film.course, film.title), film]));

/** The film that was made for a lecture, else the one of the course's language that calls itself a sample. */
export function mediaFor(lecture: { course: string; title: string; language: Language }): SampleMedia {
  const tag = languageTags[lecture.language];
  const found =
    made.get(placeOf(lecture.course, lecture.title)) ??
    SAMPLE_MEDIA.find(({ course, language }) => course === '' && language === tag);
  if (!found) throw new Error(`There is no sample film in ${lecture.language}`);
  return found;
}
