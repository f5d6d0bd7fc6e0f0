import { setImmediate } from 'node:timers/promises';
import { pictureMark, picturesIn } from '@vidya/contracts/rules/quiz/picture-mark';
import { gapParts, type Question } from '@vidya/contracts/rules/quiz/question';
import { isCodeLanguage } from '@vidya/contracts/rules/text/article';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { escapeHtml } from '../../course/port/clean-description.ts';
import type { Db } from '../../database/database.ts';
import type { QuestionHtml } from '../../database/tables/schema-quizzes.ts';
import { badRequest } from '../../http/errors.ts';
import { createArticleStore } from '../article/article.store.ts';
import { highlightUntil } from '../article/highlight.ts';
import type { PictureSize } from '../article/picture-html.ts';
import { renderArticle } from '../article/render-article.ts';

const shortNames: Record<string, string> = { js: 'javascript', ts: 'typescript', py: 'python', sh: 'bash', rb: 'ruby' };

function codeHtml(fenced: string): string {
  const [, name = '', code = ''] = /^```(\w*)[^\n]*\n?([\s\S]*?)(?:```)?$/.exec(fenced) ?? [];
  const language = shortNames[name] ?? name;
  const attribute = language !== '' && isCodeLanguage(language) ? ` data-language="${language}"` : '';
  return `<pre${attribute}>${escapeHtml(code.replace(/\n$/, ''))}</pre>`;
}

/** In what a picture shows, in code and in formulas. */
const withoutBold = (html: string): string => html.replaceAll('*', '&#42;');

function opaqueHtml(piece: string): string {
  if (piece.startsWith('!')) return escapeHtml(piece).replace(pictureMark, '<img data-picture="$2" alt="$1">');
  return piece.startsWith('`') ? `<code>${escapeHtml(piece.slice(1, -1))}</code>` : escapeHtml(piece);
}

/** Pictures, code and formulas first, so that nothing in them is read as a mark. */
const lineHtml = (line: string): string =>
  line
    .split(/(!\[[^[\]\n]*\]\([\da-f-]{36}\)|`[^`\n]+`|\$\$[^$\n]*\$\$)/)
    .map((piece, at) => (at % 2 === 0 ? escapeHtml(piece) : withoutBold(opaqueHtml(piece))))
    .join('')
    .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '<strong>$1</strong>');

/** The text of a question as the HTML of an article: each line a paragraph, and fenced code. */
export const questionArticle = (text: string): string =>
  text
    .split(/(```[\s\S]*?(?:```|$))/)
    .map((piece, at) => {
      if (at % 2 === 1) return codeHtml(piece);
      const lines = piece.split('\n').filter((line) => line.trim() !== '');
      return lines.map((line) => `<p>${lineHtml(line.trim())}</p>`).join('');
    })
    .join('');

interface Texts extends Omit<QuestionHtml, 'text' | 'explanation'> {}

function entriesOf(question: Question): Texts {
  if (question.type === 'choice') {
    const [entries, comments] = [
      question.choices.map(({ text }) => text),
      question.choices.map(({ comment }) => comment),
    ];
    return { entries, comments, rights: [] };
  }
  if (question.type === 'order') return { entries: question.items, rights: [], comments: [] };
  if (question.type === 'match') {
    const { pairs } = question;
    return { entries: pairs.map(({ left }) => left), rights: pairs.map(({ right }) => right), comments: [] };
  }
  if (question.type === 'gaps') return { entries: gapParts(question.text), rights: [], comments: [] };
  return { entries: [], rights: [], comments: question.type === 'trueFalse' ? [question.comment] : [] };
}

/** The pictures of a course by their ids. */
export type Pictures = Map<string, PictureSize>;

/** The pictures that texts can show, read once where any text has one. */
export async function picturesFor(db: Db, courseId: string | undefined, source: string): Promise<Pictures> {
  if (courseId === undefined || picturesIn(source).length === 0) return new Map();
  const all = await createArticleStore(db).listPictures(courseId);
  return new Map(all.map((picture) => [picture.id, picture]));
}

/**
 * Renders the texts of questions, with highlighted code until a moment of `performance.now()`. Throws 400 for a formula
 * that can not be read, and for a picture that is not one of `pictures`.
 */
export async function renderQuestion(
  question: Question,
  pictures: Pictures,
  until = highlightUntil(),
): Promise<QuestionHtml> {
  if (picturesIn(JSON.stringify(question)).some((id) => !pictures.has(id)))
    throw badRequest(quizTexts.pictureMissing, 'ValidationError');
  const render = async (text: string): Promise<string> => {
    if (text === '') return '';
    const { html } = await renderArticle(questionArticle(text), pictures, until);
    // What is one paragraph stands in a line of its own anyway.
    const [, only] = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html) ?? [];
    return only ?? html;
  };
  /** Within a line: a formula stands in it too, and spaces around a gap stay. */
  const renderLine = async (text: string): Promise<string> => {
    if (text.includes('```')) return render(text);
    const line = text.split('\n').map(lineHtml).join('<br>');
    return (await renderArticle(`<span>${line}</span>`, pictures, until)).html.replace(/^<span>|<\/span>$/g, '');
  };
  const all = async (texts: readonly string[]): Promise<string[]> => {
    const rendered: string[] = [];
    for (const one of texts) {
      // Between two texts others get their turn.
      // oxlint-disable-next-line no-await-in-loop
      await setImmediate();
      // oxlint-disable-next-line no-await-in-loop
      rendered.push(await renderLine(one));
    }
    return rendered;
  };
  const { entries, rights, comments } = entriesOf(question);
  await setImmediate();
  return {
    text: await render(question.text),
    explanation: await render(question.explanation),
    entries: await all(entries),
    rights: await all(rights),
    comments: await all(comments),
  };
}
