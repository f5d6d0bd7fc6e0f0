import type { ArticleText } from '@vidya/contracts/calls/watching';
import { type CodeLanguage, isCodeLanguage, readMinutes } from '@vidya/contracts/rules/text/article';
import { Parser } from 'htmlparser2';
import { escapeHtml, openingTag } from '../../course/port/clean-description.ts';
import { searchedWords } from '../search/searched-words.ts';
import { withFormulas } from './formula.ts';
import { highlight, highlightUntil } from './highlight.ts';
import { type PictureSize, pictureHtml } from './picture-html.ts';

/** What the search in a course reads of an article: columns of `lecture_articles`. */
interface SearchedArticle {
  /** The text without markup, a block on each line. */
  plain: string;
  paragraphs: number[];
  words: string;
}

export interface RenderedArticle extends SearchedArticle, Pick<ArticleText, 'html' | 'parts'> {
  readSeconds: number;
}

const blocks = new Set(['p', 'h3', 'h4', 'li', 'blockquote', 'pre', 'td', 'th', 'aside', 'br']);
/** The lecture's title is the heading above them. */
const shownHeadings: Record<string, string> = { h3: 'h2', h4: 'h3' };
const shown = (name: string): string => shownHeadings[name] ?? name;
const isHeading = (name: string | undefined): boolean => name === 'h3' || name === 'h4';

interface Code {
  language: CodeLanguage;
  text: string;
}

/** HTML, or code that is highlighted afterwards. */
type Piece = string | Code;

/** Collects what a sanitized article is made of. */
class ArticleReader {
  readonly pieces: Piece[] = [];
  readonly parts: ArticleText['parts'] = [];
  /** The text of each child of the article's element; first what stands before them. */
  readonly paragraphs = [''];
  #open: string[] = [];
  #text = '';
  #code: Code | null = null;
  readonly #pictures: Map<string, PictureSize>;
  readonly #isDrawn: boolean;

  /** `isDrawn`: the HTML is wanted too, not only the words. */
  constructor(pictures: Map<string, PictureSize>, isDrawn: boolean) {
    this.#pictures = pictures;
    this.#isDrawn = isDrawn;
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    if (this.#code) {
      if (name === 'br') this.#code.text += '\n';
      return;
    }
    this.#flush();
    if (this.#open.length === 0 && this.#isShown(name, attributes)) this.paragraphs.push('');
    if (name === 'pre') this.#code = { language: languageOf(attributes), text: '' };
    else if (name === 'img') this.#addPicture(attributes);
    else this.#begin(name, attributes);
  }

  ontext(text: string): void {
    this.#write(text);
    if (this.#open.some(isHeading)) this.parts.at(-1)!.title += text;
    if (this.#code) this.#code.text += text;
    else this.#text += text;
  }

  onclosetag(name: string): void {
    if (blocks.has(name)) this.#write('\n');
    if (this.#code) {
      if (name === 'pre') this.#endCode(this.#code);
      return;
    }
    this.#flush(name === 'p');
    if (name === 'img' || name === 'br') return;
    this.#open.pop();
    this.pieces.push(name === 'table' ? '</table></div>' : `</${shown(name)}>`);
  }

  #write(text: string): void {
    this.paragraphs[this.paragraphs.length - 1] += text;
  }

  #isShown(name: string, { 'data-picture': id = '' }: Record<string, string>): boolean {
    return name !== 'img' || this.#pictures.has(id);
  }

  #begin(name: string, attributes: Record<string, string>): void {
    const id = `part-${this.parts.length + 1}`;
    if (isHeading(name)) this.parts.push({ _id: id, title: '' });
    if (name === 'table') this.pieces.push('<div class="table">');
    this.pieces.push(openingTag(shown(name), isHeading(name) ? { ...attributes, id } : attributes));
    if (name !== 'br') this.#open.push(name);
  }

  #addPicture({ 'data-picture': id = '', alt = '' }: Record<string, string>): void {
    const picture = this.#pictures.get(id);
    if (picture) this.pieces.push(pictureHtml(picture, alt));
  }

  #endCode(code: Code): void {
    this.pieces.push({ ...code, text: code.text.replace(/^\n|\n$/g, '') });
    this.#code = null;
  }

  /** Writes the text so far; a formula that is all of its paragraph stands on a line of its own. */
  #flush(isLast = false): void {
    if (!this.#isDrawn) this.#text = '';
    if (this.#text === '') return;
    const isAlone = isLast && this.pieces.at(-1) === '<p>';
    this.pieces.push(this.#open.includes('code') ? escapeHtml(this.#text) : withFormulas(this.#text, isAlone));
    this.#text = '';
  }
}

const languageOf = ({ 'data-language': language = '' }: Record<string, string>): CodeLanguage =>
  isCodeLanguage(language) ? language : '';

const linesIn = (paragraph: string): string[] =>
  paragraph
    .split('\n')
    .map((line) => line.trim().replace(/[^\S\n]+/g, ' '))
    .filter((line) => line !== '');

function searchedOf({ paragraphs }: ArticleReader): SearchedArticle {
  const lines = paragraphs.flatMap((text, index) => linesIn(text).map((line) => ({ line, at: Math.max(1, index) })));
  const plain = lines.map(({ line }) => line).join('\n');
  return { plain, paragraphs: lines.map(({ at }) => at), words: searchedWords(plain) };
}

/** Headings in the contents of an article: nobody reads a longer list. */
const partsShown = 200;

/** How long the words take to read, in seconds, a minute at least. */
const readSecondsOf = (plain: string): number => readMinutes(plain.split(/\s+/).length) * 60;

function readArticle(source: string, pictures: Map<string, PictureSize>, isDrawn: boolean): ArticleReader {
  const reader = new ArticleReader(pictures, isDrawn);
  new Parser({
    onopentag: (name, attributes) => reader.onopentag(name, attributes),
    ontext: (text) => reader.ontext(text),
    onclosetag: (name) => reader.onclosetag(name),
  }).end(source);
  return reader;
}

/** What the search reads of a sanitized article with these pictures. */
export const searchedArticle = (source: string, pictures: Map<string, PictureSize>): SearchedArticle =>
  searchedOf(readArticle(source, pictures, false));

/**
 * What learners get of a sanitized article. `pictures` are those of its course, by id; others are left out. Code is
 * highlighted until a moment of `performance.now()`. Throws 400 for a formula that cannot be read.
 */
export async function renderArticle(
  source: string,
  pictures: Map<string, PictureSize>,
  until = highlightUntil(),
): Promise<RenderedArticle> {
  const reader = readArticle(source, pictures, true);
  let html = '';
  for (const piece of reader.pieces) {
    if (typeof piece === 'string') html += piece;
    // oxlint-disable-next-line no-await-in-loop
    else html += `<pre><code>${await highlight(piece.text, piece.language, until)}</code></pre>`;
  }
  const searched = searchedOf(reader);
  const readSeconds = readSecondsOf(searched.plain);
  return { html, parts: reader.parts.slice(0, partsShown), ...searched, readSeconds };
}
