import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { QuestionFile } from '@vidya/contracts/calls/structure';
import { picturesIn, questionWithoutPictures } from '@vidya/contracts/rules/quiz/picture-mark';
import { gapParts, type WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { quizLimits } from '@vidya/contracts/rules/quiz/question-problems';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { writeQuestions } from '@vidya/contracts/rules/quiz/write-questions';
import { cleanLine } from '@vidya/contracts/rules/text/clean-text';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { packageLimits, packageRefused } from '../../outline/read/package-limits.ts';
import { reasons } from './reasons.ts';
import { gapMark } from './text-reader.ts';

const maxQuestions = 2_000;
const readMs = 15_000;
const nameMax = 120;

/** What a file says of one question. `gapMark` stands for its gaps. */
export interface FoundQuestion {
  /** As the report names it; '' for the beginning of its text. */
  name: string;
  question: WrittenQuestion;
  /** What it loses. */
  notes: Set<string>;
}

/** As a report names it: one line, without halves of a sign. */
export const shortened = (text: string): string =>
  cleanLine(text.slice(0, 4 * nameMax))
    .slice(0, nameMax)
    .toWellFormed();

/** As the text form says it: what looks like a gap is none unless it is asked for. */
function spelled(question: WrittenQuestion): WrittenQuestion {
  const { text } = question;
  if (question.type === 'gaps') return { ...question, text: gapParts(text).join('…').replaceAll(gapMark, '___') };
  if (question.type === 'text' && gapParts(text).length === 2) {
    const { accepted, ...head } = question;
    return { ...head, type: 'gaps', text: gapParts(text).join('___'), gaps: [accepted] };
  }
  return question.type === 'text' ? { ...question, text: gapParts(text).join('…') } : question;
}

/** Collects the questions of a file in the text form, and what is left out. */
export class Collected {
  readonly refused: QuestionFile['refused'] = [];
  refusedCount = 0;
  /** Each a question in the text form. */
  readonly written: string[] = [];
  readonly #maxCharacters: number;
  #characters = 0;
  #seen = 0;
  readonly #until = performance.now() + readMs;

  /** Refuses what does not fit into so many characters of the text form. */
  constructor(maxCharacters: number = quizLimits.source) {
    this.#maxCharacters = maxCharacters;
  }

  get result(): QuestionFile {
    const { written, refused, refusedCount } = this;
    return { questions: written.join('\n'), count: written.length, refused, refusedCount };
  }

  refuse(name: string, reason: string): void {
    this.refusedCount += 1;
    if (this.refused.length < packageLimits.reportLines)
      this.refused.push({ item: shortened(name) || 'Untitled', reason });
  }

  /** Throws 400 for a file of too many questions, and for one that takes too long. */
  count(): void {
    this.#seen += 1;
    if (this.#seen > maxQuestions) throw packageRefused(outlineTexts.tooManyQuestions);
    if (performance.now() > this.#until) throw packageRefused(outlineTexts.slow);
  }

  /** Others get their turn between two questions. */
  async pause(): Promise<void> {
    if (this.#seen % 20 === 0) await setImmediate();
  }

  add({ name, question: found, notes }: FoundQuestion): void {
    const hasPictures = picturesIn(JSON.stringify(found)).length > 0;
    const question = hasPictures ? questionWithoutPictures(found) : found;
    if (hasPictures) notes.add(reasons.pictures);
    const title = name || question.text.split('\n')[0]!;
    const whole = spelled(question);
    // A gap in code or a formula shows as none, and two without a text between them as one.
    if (whole.type === 'gaps' && gapParts(whole.text).length !== whole.gaps.length + 1)
      return this.refuse(title, quizTexts.gapsUnequal);
    const text = writeQuestions([whole]);
    const { questions, problems } = readQuestions(text);
    if (questions.length !== 1 || problems.length > 0)
      return this.refuse(title, problems[0]?.message ?? reasons.noQuestion);
    if (this.#characters + text.length > this.#maxCharacters) return this.refuse(title, reasons.quizLong);
    this.#characters += text.length + 1;
    this.written.push(text);
    for (const note of notes) this.refuse(title, note);
    if (!isDeepStrictEqual(questions[0], whole)) this.refuse(title, reasons.marks);
  }
}
