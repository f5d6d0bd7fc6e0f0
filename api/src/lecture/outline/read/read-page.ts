import { articleTags } from '@vidya/contracts/rules/text/article';
import { Parser } from 'htmlparser2';
import { escapeHtml, openingTag } from '../../../course/port/clean-description.ts';
import { packageLimits } from './package-limits.ts';
import { reasons } from './reasons.ts';

/** A page as the text of an article, before it is sanitized. */
interface ReadPage {
  html: string;
  /** Paths of its pictures. */
  pictures: Set<string>;
  /** Paths of the files that it links to. */
  files: Set<string>;
  /** What it loses, and why. */
  notes: Set<string>;
}

interface Surroundings {
  /** Finds the path in the package that a page means; undefined for what is not there. */
  find: (reference: string) => string | undefined;
  /** The id that stands for a picture in the text; undefined when there are too many. */
  pictureId: (path: string) => string | undefined;
}

const renamed: Record<string, string> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', del: 's', strike: 's', samp: 'code' };
/** Elements that hold text; the others of a page's structure only hold these. */
const holders = new Set(['p', 'h3', 'h4', 'li', 'blockquote', 'pre', 'td', 'th', 'aside']);
const inline = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'a', 'code', 'br']);
/** Elements whose ends end a line, and which an article does not have. */
const boundaries = new Set(
  (
    'div section article main header footer nav figure figcaption dl dt dd center form fieldset address details summary ' +
    'hr caption'
  ).split(' '),
);
const silent = new Set(['head', 'script', 'style', 'noscript', 'template', 'textarea', 'select']);
const players = new Set(['iframe', 'video', 'audio', 'object', 'embed', 'svg', 'canvas', 'applet']);
const ownAttributes = ['data-language', 'colspan', 'rowspan'];

const isSkipped = (name: string): boolean => silent.has(name) || players.has(name) || name === 'math';
const isAbsolute = (address: string): boolean => /^(?:https?:|mailto:|\/\/)/i.test(address.trim());

/** Why a picture is left out that is not a file of the package. */
function lostAddress(src: string): string | undefined {
  if (src.startsWith('data:')) return reasons.pictureInside;
  return isAbsolute(src) ? reasons.pictureElsewhere : undefined;
}

export class PageTooDeep extends Error {}

class PageReader {
  readonly pictures = new Set<string>();
  readonly files = new Set<string>();
  readonly notes = new Set<string>();
  readonly pieces: string[] = [];
  readonly #around: Surroundings;
  /** The open elements, with what closes each. */
  #open: { name: string; end: string }[] = [];
  #skipped = 0;
  /** A paragraph is open that the page does not have: its text lies outside of any. */
  #isLoose = false;
  #breaks = false;
  /** What closes the element that opens now. */
  #end = '';

  constructor(around: Surroundings) {
    this.#around = around;
  }

  onopentag(tag: string, attributes: Record<string, string>): void {
    const name = renamed[tag] ?? tag;
    if (this.#open.length >= packageLimits.pageDepth) throw new PageTooDeep();
    if (this.#skipped > 0 || isSkipped(name)) this.#skip(name, attributes);
    else if (name === 'img') this.#addPicture(attributes);
    else if (inline.has(name)) this.#begin(name, name === 'a' ? this.#link(attributes) : {});
    else if (articleTags.includes(name)) this.#beginBlock(name, attributes);
    else if (boundaries.has(name)) this.#endLine();
    this.#open.push({ name, end: this.#end });
    this.#end = '';
  }

  ontext(text: string): void {
    if (this.#skipped > 0 || (!this.#holder() && !this.#isLoose && text.trim() === '')) return;
    this.#ensureParagraph();
    if (this.#breaks && text.trim() !== '') this.#write('<br>');
    if (text.trim() !== '') this.#breaks = false;
    this.#write(escapeHtml(text));
  }

  onclosetag(): void {
    const { name, end } = this.#open.pop()!;
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    if (boundaries.has(name)) this.#endLine();
    else if (end !== '' && !inline.has(name)) this.#endLoose();
    this.#write(end);
  }

  #write(html: string): void {
    if (html !== '') this.pieces.push(html);
  }

  #holder(): string | undefined {
    return this.#open.findLast(({ name }) => holders.has(name))?.name;
  }

  #ensureParagraph(): void {
    if (this.#holder() || this.#isLoose) return;
    this.#write('<p>');
    this.#isLoose = true;
  }

  #endLoose(): void {
    if (this.#isLoose) this.#write('</p>');
    this.#isLoose = false;
  }

  #endLine(): void {
    this.#endLoose();
    this.#breaks = this.#holder() !== undefined && !this.pieces.at(-1)?.endsWith('>');
  }

  #begin(name: string, attributes: Record<string, string> | null): void {
    this.#ensureParagraph();
    if (attributes === null) return;
    this.#write(openingTag(name, attributes));
    this.#end = name === 'br' ? '' : `</${name}>`;
  }

  #beginBlock(name: string, attributes: Record<string, string>): void {
    this.#endLoose();
    this.#breaks = false;
    this.#write(
      openingTag(name, Object.fromEntries(Object.entries(attributes).filter(([key]) => ownAttributes.includes(key)))),
    );
    this.#end = `</${name}>`;
  }

  #skip(name: string, { src = '' }: Record<string, string>): void {
    this.#skipped += 1;
    if (name === 'iframe' && isAbsolute(src)) {
      this.#endLoose();
      this.#write(`<p><a href="${escapeHtml(src)}">${escapeHtml(src)}</a></p>`);
    } else if (players.has(name)) this.notes.add(reasons.player);
    else if (name === 'math') this.notes.add(reasons.formulaMarkup);
  }

  /** The attributes of a link that stays a link; null for one into the package. */
  #link({ href = '' }: Record<string, string>): Record<string, string> | null {
    if (isAbsolute(href)) return { href };
    const file = this.#around.find(href);
    if (file !== undefined && !/\.html?$/i.test(file)) this.files.add(file);
    else if (href !== '' && !href.startsWith('#')) this.notes.add(reasons.pageLinks);
    return null;
  }

  #addPicture({ src = '', alt = '' }: Record<string, string>): void {
    const file = lostAddress(src) ? undefined : this.#around.find(src);
    const id = file === undefined ? undefined : this.#around.pictureId(file);
    if (file === undefined || id === undefined) {
      const missing = reasons.pictureMissing(src.slice(-100).split(/[?#]/)[0]!.split('/').at(-1)!);
      this.notes.add(file === undefined ? (lostAddress(src) ?? missing) : reasons.manyPictures);
      return;
    }
    this.pictures.add(file);
    this.#endLoose();
    const picture = `<img data-picture="${id}" alt="${escapeHtml(alt)}">`;
    // A picture of an article stands between paragraphs.
    this.#write(this.#holder() === 'p' ? `</p>${picture}<p>` : picture);
  }
}

/** Reads the page of another system. Throws `PageTooDeep`. */
export function readPage(html: string, around: Surroundings): ReadPage {
  const reader = new PageReader(around);
  new Parser({
    onopentag: (name, attributes) => reader.onopentag(name, attributes),
    ontext: (text) => reader.ontext(text),
    onclosetag: () => reader.onclosetag(),
  }).end(html);
  const { pieces, pictures, files, notes } = reader;
  return { html: pieces.join('').replaceAll('<p></p>', ''), pictures, files, notes };
}
