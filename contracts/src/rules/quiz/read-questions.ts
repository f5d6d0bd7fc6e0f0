import { quizTexts } from '../../texts/quiz-texts.ts';
import { type Problem, problemsOf } from '../validation.ts';
import { bankDraws, drawProblem } from './draws.ts';
import { gapParts, type QuestionBody, type WrittenQuestion } from './question.ts';
import { maskOf, readMarks } from './question-marks.ts';
import { questionProblem, quizLimits, settingsProblems } from './question-problems.ts';
import type { QuizSettings } from './quiz-settings.ts';
import { type ReadAnswers, readAnswers } from './read-answers.ts';

interface TextProblem {
  /** Of the text form, from 1. */
  line: number;
  message: string;
}

/** What a text form says: its readable questions, and what is wrong with the others. */
export interface ReadQuestions {
  questions: WrittenQuestion[];
  /** The line of each question, from 1. */
  lines: number[];
  /** Where each question stands in the text: from its first character to the one after its last. */
  spans: [from: number, to: number][];
  problems: TextProblem[];
}

interface Block {
  source: string;
  /** Of its first character in the whole text, from 0. */
  from: number;
  /** Of its first line, from 1. */
  line: number;
}

/** The text of each question: blank lines end one, outside of braces and code. */
export function blocksIn(source: string): Block[] {
  const blocks: Block[] = [];
  let [from, depth, line, lineOfBlock, counted] = [0, 0, 1, 1, 0];
  const end = (to: number): void => {
    const block = source.slice(from, to);
    if (block.trim() !== '')
      blocks.push({ source: block, from, line: lineOfBlock + (/^\s*\n/.exec(block)?.[0].split('\n').length ?? 1) - 1 });
  };
  for (const { 0: token, index } of maskOf(source).matchAll(/[{}]|\n(?:[^\S\n]*\n)+|\n/g)) {
    if (token === '{') depth += 1;
    else if (token === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0 && token.length > 1) {
      end(index);
      from = index + token.length;
      lineOfBlock = 0;
    }
    line += source.slice(counted, index + token.length).split('\n').length - 1;
    counted = index + token.length;
    if (lineOfBlock === 0) lineOfBlock = line;
  }
  end(source.length);
  return blocks;
}

/** The braces of a block that have a meaning, as [from, to] of what they hold. */
function bracesIn(masked: string): [number, number][] | string {
  const braces: [number, number][] = [];
  let open = -1;
  for (const { 0: sign, index } of masked.matchAll(/[{}]/g)) {
    if (sign === '{') {
      if (open >= 0) return quizTexts.noClosingBrace;
      open = index + 1;
    } else {
      if (open < 0) return quizTexts.noOpeningBrace;
      braces.push([open, index]);
      open = -1;
    }
  }
  return open >= 0 ? quizTexts.noClosingBrace : braces;
}

/** `// [points:2] [tag:loops]`, in lines before the question. */
function readHead(block: string): { points: number; tags: string[]; rest: string } {
  const [head] = /^(?:\s*(?:\/\/|\$CATEGORY:)[^\n]*(?:\n|$))*/.exec(block)!;
  const named = (name: string): string[] =>
    [...head.matchAll(/\[(\w+):([^[\]\n]*)\]/g)]
      .filter(([, key]) => key === name)
      .map(([, , value = '']) => value.trim());
  // The title of a question in GIFT: nothing of ours.
  const rest = block
    .slice(head.length)
    .replace(/^\s*::[^\n]*?::/, '')
    .replace(/^\s*\[(?:plain|moodle|markdown)\]/i, '');
  return { points: Number(named('points').at(-1) ?? 1), tags: [...new Set(named('tag'))], rest };
}

/** The text before and after the braces; gaps read as `___`. */
function textAround(rest: string, braces: [number, number][]): string {
  let [text, from] = ['', 0];
  for (const [open, close] of braces) {
    text += `${rest.slice(from, open - 1)}___`;
    from = close + 1;
  }
  return readMarks(text + rest.slice(from));
}

function gapsOf(answers: ReadAnswers[]): { body: QuestionBody; explanation: string } | { problem: string } {
  const gaps: string[][] = [];
  let explanation = '';
  for (const one of answers) {
    if ('problem' in one) return one;
    if (one.body.type !== 'text') return { problem: quizTexts.gapsUnequal };
    gaps.push(one.body.accepted);
    explanation ||= one.explanation;
  }
  return { body: { type: 'gaps', gaps }, explanation };
}

/** A text that shows one gap asks for it: 'The capital is ___ {=Delhi}'. */
const withGap = (text: string, body: QuestionBody): QuestionBody =>
  body.type === 'text' && gapParts(text).length > 1 ? { type: 'gaps', gaps: [body.accepted] } : body;

const htmlText = /(?:^|[=~#]|->)\s*\[html\]/i;

/** A text of which lines outside of code are comments. */
function withoutComments(text: string): string {
  let [out, from] = ['', 0];
  for (const { 0: line, index } of maskOf(text).matchAll(/(?<=\n)[^\S\n]*(?:\/\/|\$CATEGORY:)[^\n]*(?:\n|$)/g)) {
    out += text.slice(from, index);
    from = index + line.length;
  }
  return out + text.slice(from);
}

function readBlock(block: string): WrittenQuestion | string {
  const { rest: all, ...head } = readHead(block);
  if (htmlText.test(maskOf(all))) return quizTexts.htmlText;
  const rest = withoutComments(all);
  const braces = bracesIn(maskOf(rest));
  if (typeof braces === 'string') return braces;
  const answers = braces.map(([open, close]) => readAnswers(rest.slice(open, close)));
  const [first] = answers;
  if (!first) return quizTexts.noAnswers;
  const isLast = rest.slice(braces.at(-1)![1] + 1).trim() === '';
  const hasGaps = answers.length > 1 || (!isLast && 'body' in first && first.body.type === 'text');
  const read = hasGaps ? gapsOf(answers) : first;
  if ('problem' in read) return read.problem;
  const text = !hasGaps && isLast ? readMarks(rest.slice(0, braces[0]![0] - 1)) : textAround(rest, braces);
  const body = withGap(text, read.body);
  const question: WrittenQuestion = { text, explanation: read.explanation, ...head, ...body };
  return questionProblem(question) ?? question;
}

/** Reads questions written in the manner of GIFT. What can not be read is named with its line; the others are read. */
export function readQuestions(source: string): ReadQuestions {
  const read: ReadQuestions = { questions: [], lines: [], spans: [], problems: [] };
  for (const { source: block, from, line } of blocksIn(source.replaceAll('\r\n', '\n'))) {
    const trimmed = block.trim();
    if (readHead(trimmed).rest === '') continue;
    const question = readBlock(trimmed);
    if (typeof question === 'string') read.problems.push({ line, message: question });
    else {
      read.questions.push(question);
      read.lines.push(line);
      read.spans.push([from + block.length - block.trimStart().length, from + block.trimEnd().length]);
    }
  }
  if (read.questions.length > quizLimits.questions)
    read.problems.push({ line: read.lines[quizLimits.questions]!, message: quizTexts.tooMany });
  return read;
}

/** What is wrong with the text form of a quiz and with its settings: the first of each. */
export function quizProblems(source: string, settings: QuizSettings): Problem<'questions' | 'quizSettings'>[] {
  const { questions, problems } = readQuestions(source);
  const [first] = problems;
  const message = first ? quizTexts.inLine(first.line, first.message) : quizTexts.empty;
  const isEmpty = questions.length === 0 && bankDraws(settings.draws).length === 0;
  const [settingsFault = drawProblem(questions, settings.draws)] = Object.values(settingsProblems(settings));
  return problemsOf<'questions' | 'quizSettings'>([
    [first !== undefined || isEmpty, 'questions', message],
    [settingsFault !== undefined, 'quizSettings', settingsFault ?? ''],
  ]);
}
