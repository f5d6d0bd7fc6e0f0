import { gapParts, type QuestionBody, type WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { maskOf } from '@vidya/contracts/rules/quiz/question-marks';
import { blocksIn, readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { cleanText } from '@vidya/contracts/rules/text/clean-text';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { packageRefused } from '../../outline/read/package-limits.ts';
import type { Collected } from './collected.ts';
import { gapMark, htmlText } from './text-reader.ts';

/** By its byte order mark, else UTF-8. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Of one question, in characters, marks of HTML included. */
const maxBlock = 100_000;

const comments = /^(?:\s*(?:\/\/|\$CATEGORY:)[^\n]*(?:\n|$))*/;

/** The title of a block, and the beginning of its text. */
function nameOf(block: string): { title: string; text: string } {
  const rest = block.replace(comments, '').trim();
  const [, title = '', text = ''] = /^(?:::((?:[^:\n]|:(?!:)){1,500})::)?\s*(?:\[\w+\])?\s*([^\n{]*)/.exec(rest) ?? [];
  return { title, text };
}

/** A block without the marks of HTML, whose texts are HTML then; null for one that has none. */
function withoutMarks(block: string): string | null {
  let [out, from] = ['', 0];
  for (const { 0: mark, index } of maskOf(block).matchAll(/(?<=^|[\n=~#:{]|->|%)[^\S\n]{0,8}\[html\]/gi)) {
    out += block.slice(from, index);
    from = index + mark.length;
  }
  return from === 0 ? null : out + block.slice(from);
}

/** A question of which `gapMark` stands for the gaps. */
const marked = (question: WrittenQuestion): WrittenQuestion =>
  question.type === 'gaps' ? { ...question, text: gapParts(question.text).join(gapMark) } : question;

/** The answers with each of their texts read as HTML; accepted texts are none. */
function plainBody(body: WrittenQuestion, read: (html: string) => string): QuestionBody {
  if (body.type === 'choice')
    return {
      ...body,
      choices: body.choices.map(({ text, isRight, comment }) => ({
        text: read(text),
        isRight,
        comment: read(comment),
      })),
    };
  if (body.type === 'trueFalse') return { ...body, comment: read(body.comment) };
  if (body.type === 'order') return { ...body, items: body.items.map(read) };
  if (body.type === 'match')
    return { ...body, pairs: body.pairs.map(({ left, right }) => ({ left: read(left), right: read(right) })) };
  return body;
}

function plainQuestion(question: WrittenQuestion, notes: Set<string>): WrittenQuestion {
  const read = (html: string): string => htmlText(html, notes);
  // Its gaps go through as a sign that HTML leaves alone.
  const whole = question.type === 'gaps' ? gapParts(question.text).join('\uE001') : question.text;
  const text = read(whole).replaceAll('\uE001', gapMark);
  const { points, tags } = question;
  return {
    ...plainBody(question, read),
    text,
    explanation: read(question.explanation),
    points,
    tags,
  };
}

/** Reads the questions of a GIFT file. Throws 400 for one that is no text. */
export async function readGift(bytes: Buffer, collected: Collected): Promise<void> {
  const text = decoded(bytes);
  if (text.slice(0, 1_000).includes('\0')) throw packageRefused(outlineTexts.notQuestions);
  for (const { source } of blocksIn(cleanText(text))) {
    if (source.length > maxBlock) {
      collected.count();
      collected.refuse(nameOf(source.slice(0, maxBlock)).text, quizTexts.tooLong);
      continue;
    }
    const plain = withoutMarks(source);
    const { questions, problems } = readQuestions(plain ?? source);
    const [question] = questions;
    if (!question && problems.length === 0) continue;
    collected.count();
    const { title, text } = nameOf(source);
    const notes = new Set<string>();
    if (!question) collected.refuse(title || text, problems[0]!.message);
    else
      collected.add({
        name: title,
        question: plain === null ? marked(question) : plainQuestion(question, notes),
        notes,
      });
    // oxlint-disable-next-line no-await-in-loop
    await collected.pause();
  }
}
