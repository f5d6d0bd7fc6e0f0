import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { QuizMode } from '@vidya/contracts/rules/quiz/quiz-settings';
import type { z } from 'zod';

/** The hand-made sample data: texts, images, films. The code here computes the rest. */
export const SAMPLE_DATA = path.resolve(import.meta.dirname, '../../../sample-data');

/** Reads one JSON file of the sample data. Throws an error with the file and all invalid fields. */
export function readSample<Shape extends z.ZodType>(name: string, shape: Shape): z.output<Shape> {
  const read = shape.safeParse(parse(name));
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path: field, message }) => `${field.join('.') || 'the whole'}: ${message}`);
  throw new Error([`api/sample-data/${name} does not fit.`, ...faults].join('\n  '));
}

/**
 * The article of a course as its editor writes it: without line breaks between elements. Loading the grammar of C++
 * takes seconds of a seed, so that its code stays plain.
 */
export const articleHtml = (course: string): string =>
  readFileSync(path.join(SAMPLE_DATA, 'articles', `${course}.html`), 'utf8')
    .trimEnd()
    .replace(/>\n+</g, '><');

/** The questions of a course's quiz in the text form. */
export const quizText = (course: string, mode: QuizMode): string =>
  readFileSync(path.join(SAMPLE_DATA, 'quizzes', `${course}-${mode}.gift`), 'utf8');

function parse(name: string): unknown {
  const text = readFileSync(path.join(SAMPLE_DATA, name), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`api/sample-data/${name} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}
