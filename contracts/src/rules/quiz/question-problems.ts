import { quizTexts } from '../../texts/quiz-texts.ts';
import { gapParts, type QuestionBody, type WrittenQuestion } from './question.ts';
import type { Draw, QuizSettings } from './quiz-settings.ts';

/** Numbers of a quiz and of a question (choices, pairs, items, accepted texts), and lengths in characters. */
export const quizLimits = {
  questions: 200,
  entries: 30,
  text: 5_000,
  entry: 1_000,
  points: 100,
  tags: 10,
  tag: 40,
  draws: 20,
  /** The text form of a quiz. */
  source: 400_000,
} as const;

const isRepeated = (texts: string[]): string | undefined => texts.find((text, index) => texts.indexOf(text) < index);

const entriesOf = (body: QuestionBody): string[] => {
  if (body.type === 'choice') return body.choices.map(({ text }) => text);
  if (body.type === 'text') return body.accepted;
  if (body.type === 'order') return body.items;
  if (body.type === 'match') return body.pairs.flatMap(({ left, right }) => [left, right]);
  return body.type === 'gaps' ? body.gaps.flat() : [];
};

function bodyProblem(question: WrittenQuestion): string | undefined {
  switch (question.type) {
    case 'choice': {
      const repeated = isRepeated(question.choices.map(({ text }) => text));
      if (question.choices.length < 2) return quizTexts.fewChoices;
      if (!question.choices.some(({ isRight }) => isRight)) return quizTexts.noRightChoice;
      return repeated === undefined ? undefined : quizTexts.sameTwice(repeated);
    }
    case 'number':
      return [question.value, question.tolerance].every(Number.isFinite) && question.tolerance >= 0
        ? undefined
        : quizTexts.numberUnreadable;
    case 'text':
      return question.accepted.length === 0 ? quizTexts.noAnswers : undefined;
    case 'order': {
      const repeated = isRepeated(question.items);
      if (question.items.length < 2) return quizTexts.fewItems;
      return repeated === undefined ? undefined : quizTexts.sameTwice(repeated);
    }
    case 'match': {
      const repeated = isRepeated(question.pairs.map(({ left }) => left));
      if (question.pairs.length < 2) return quizTexts.fewPairs;
      return repeated === undefined ? undefined : quizTexts.sameTwice(repeated);
    }
    case 'gaps':
      return question.gaps.length === gapParts(question.text).length - 1 && question.gaps.every((one) => one.length > 0)
        ? undefined
        : quizTexts.gapsUnequal;
    case 'trueFalse':
      return undefined;
  }
}

/** The calls take no answer that names more. */
const hasTooMany = (body: QuestionBody): boolean => {
  if (body.type === 'gaps') return [body.gaps, ...body.gaps].some(({ length }) => length > quizLimits.entries);
  return entriesOf(body).length > quizLimits.entries * (body.type === 'match' ? 2 : 1);
};

const commentsOf = (question: WrittenQuestion): string[] => {
  if (question.type === 'choice') return question.choices.map(({ comment }) => comment);
  return question.type === 'trueFalse' ? [question.comment] : [];
};

/** What is wrong with a question, as a sentence; undefined if nothing is. */
export function questionProblem(question: WrittenQuestion): string | undefined {
  const { text, explanation, points, tags } = question;
  const entries = entriesOf(question);
  if (text.trim() === '') return quizTexts.noText;
  if (entries.some((entry) => entry.trim() === '')) return quizTexts.emptyEntry;
  if (hasTooMany(question)) return quizTexts.tooManyEntries;
  const isLong = [text, explanation].some(({ length }) => length > quizLimits.text);
  if (isLong || [...entries, ...commentsOf(question)].some(({ length }) => length > quizLimits.entry))
    return quizTexts.tooLong;
  if (!Number.isInteger(points) || points < 1 || points > quizLimits.points) return quizTexts.pointsInvalid;
  if (tags.length > quizLimits.tags || tags.some((tag) => tag.trim() === '' || tag.length > quizLimits.tag))
    return quizTexts.tagsInvalid;
  return bodyProblem(question);
}

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** As a browser and the database can show it. */
const isInstant = (value: string | null): boolean =>
  value !== null && /^20\d\d-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));

/** What a draw draws from: a tag of the quiz, or of the bank. */
const sourceOf = ({ tag, bankPoints }: Draw): string => `${bankPoints === undefined} ${tag}`;

const isBankDrawValid = ({ count, bankPoints }: Draw): boolean =>
  bankPoints === undefined || (isWithin(count, 1, quizLimits.questions) && isWithin(bankPoints, 1, quizLimits.points));

/** What is wrong with the settings of a quiz, by field. */
export function settingsProblems(settings: QuizSettings): Partial<Record<keyof QuizSettings, string>> {
  const { passPercent, maxAttempts, pauseMinutes, timeLimitMinutes, reveal, revealAt, draws } = settings;
  return {
    ...(!isWithin(passPercent, 0, 100) && { passPercent: quizTexts.percentInvalid }),
    ...(maxAttempts !== null && !isWithin(maxAttempts, 1, 100) && { maxAttempts: quizTexts.attemptsInvalid }),
    ...(!isWithin(pauseMinutes, 0, 10_080) && { pauseMinutes: quizTexts.pauseInvalid }),
    ...(timeLimitMinutes !== null &&
      !isWithin(timeLimitMinutes, 1, 600) && { timeLimitMinutes: quizTexts.timeInvalid }),
    ...(reveal === 'afterDate' && !isInstant(revealAt) && { revealAt: quizTexts.dateMissing }),
    ...((draws.length > quizLimits.draws ||
      isRepeated(draws.map(sourceOf)) !== undefined ||
      draws.some(({ tag }) => tag.length > quizLimits.tag)) && { draws: quizTexts.drawsInvalid }),
    ...(!draws.every(isBankDrawValid) && { draws: quizTexts.bankDrawInvalid }),
  };
}
