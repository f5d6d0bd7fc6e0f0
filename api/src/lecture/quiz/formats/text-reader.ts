import { cleanText } from '@vidya/contracts/rules/text/clean-text';
import { Parser } from 'htmlparser2';
import { reasons } from './reasons.ts';
import { tidyText } from './tidy-text.ts';

interface Open {
  name: string;
  attributes: Record<string, string>;
  text: string;
  /** Of its list items so far. */
  items: number;
}

/** Stands for a gap until the text is complete. */
export const gapMark = '\uE000';

const maxDepth = 200;
/** Of one text, in characters: a question with more is refused anyway. */
const maxText = 50_000;
const blocks = new Set(
  (
    'p div section article main header footer nav aside figure figcaption h1 h2 h3 h4 h5 h6 ul ol dl dt dd blockquote ' +
    'table tr center address details summary caption hr body'
  ).split(' '),
);
const codes = new Set(['code', 'samp', 'kbd', 'tt']);
const silent = new Set(['script', 'style', 'template', 'noscript', 'head', 'title', 'select', 'textarea']);
const players = new Set(['iframe', 'video', 'audio', 'object', 'embed', 'svg', 'canvas', 'applet']);

const signsOf = (plain: string, small: string): Map<string, string> =>
  new Map(plain.split('').map((sign, at) => [sign, small.charAt(at)]));
const raised = signsOf('0123456789+-=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ');
const lowered = signsOf('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎');

function shifted(text: string, signs: Map<string, string>, mark: string): string {
  if (text.length > 100) return text;
  const all = text
    .trim()
    .split('')
    .map((sign) => signs.get(sign));
  return all.every((sign) => sign !== undefined) ? all.join('') : `${mark}(${text.trim()})`;
}

/** Each line on its own, its blanks outside of the marks. */
const strong = (text: string): string =>
  text.includes('**')
    ? text
    : text
        .split('\n')
        .map((line) => (line.trim() === '' ? line : line.replace(line.trim(), () => `**${line.trim()}**`)))
        .join('\n');

class TooDeep extends Error {}

/** Reduces HTML to the texts of questions; what they can not say is noted. */
export class TextReader {
  readonly #notes: Set<string>;
  readonly #open: Open[] = [{ name: '', attributes: {}, text: '', items: 0 }];
  #room = maxText;

  constructor(notes: Set<string>) {
    this.#notes = notes;
  }

  open(name: string, attributes: Record<string, string>): void {
    // The parser takes quadratic time for what is deeper.
    if (this.#open.length > maxDepth) throw new TooDeep();
    this.#open.push({ name, attributes, text: '', items: 0 });
  }

  text(source: string): void {
    const isHidden = this.#open.some(({ name }) => silent.has(name) || players.has(name));
    if (isHidden || this.#room <= 0) return;
    const text = source.slice(0, this.#room).replaceAll(gapMark, '');
    const isCode = this.#open.some(({ name }) => codes.has(name) || name === 'pre');
    if (!isCode && /`|\*\*/.test(text)) this.#notes.add(reasons.marks);
    this.add(this.#isIn('pre') ? text : text.replace(/[ \t\r\n]+/g, ' '));
  }

  /** Adds a text of the text form. */
  add(text: string): void {
    this.#room -= text.length;
    this.#open.at(-1)!.text += text;
  }

  close(): void {
    const element = this.#open.length > 1 ? this.#open.pop() : undefined;
    if (element) this.#open.at(-1)!.text += this.#written(element);
  }

  end(): string {
    while (this.#open.length > 1) this.close();
    return tidyText(cleanText(this.#open[0]!.text));
  }

  #isIn(name: string): boolean {
    return this.#open.some((one) => one.name === name);
  }

  #written({ name, attributes, text }: Open): string {
    if (silent.has(name)) return '';
    if (players.has(name)) return this.#lost(reasons.player);
    if (name === 'img') return this.#picture(attributes);
    if (name === 'br') return '\n';
    // In code there are no further marks.
    if (this.#isIn('pre')) return text;
    if (name === 'pre') return this.#code(text, attributes);
    if (name === 'annotation') return attributes['encoding'] === 'application/x-tex' ? `$$${text.trim()}$$` : '';
    if (name === 'math') return /\$\$.+\$\$/.exec(text)?.[0] ?? this.#lost(reasons.mathMl);
    if (name === 'strong' || name === 'b') return strong(text);
    if (codes.has(name)) return /[`\n]/.test(text) || text.trim() === '' ? text : `\`${text}\``;
    if (name === 'sup') return shifted(text, raised, '^');
    if (name === 'sub') return shifted(text, lowered, '_');
    if (name === 'a') return this.#link(text, attributes['href'] ?? '');
    return this.#block(name, text);
  }

  #block(name: string, text: string): string {
    if (name === 'td' || name === 'th') return `${text.trim()} | `;
    if (name === 'table') this.#notes.add(reasons.table);
    if (name === 'tr') return `\n${text.trim().replace(/ ?\|$/, '')}\n`;
    if (name === 'li') {
      const list = this.#open.at(-1)!;
      list.items += 1;
      return `\n${list.name === 'ol' ? `${list.items}.` : '•'} ${text.trim()}\n`;
    }
    return blocks.has(name) ? `\n${text}\n` : text;
  }

  #code(text: string, attributes: Record<string, string>): string {
    if (text.includes('```')) return this.#lost(reasons.marks) + text;
    const [, language = ''] = /(?:^|\s)language-([\w+#-]+)/.exec(attributes['class'] ?? '') ?? [];
    return `\n\`\`\`${language}\n${text.replace(/^\r?\n/, '').replace(/\r?\n$/, '')}\n\`\`\`\n`;
  }

  #link(text: string, href: string): string {
    const isNamed = !/^https?:/i.test(href) || text.includes(href);
    return isNamed ? text : `${text} (${href})`;
  }

  #picture({ src = '', alt = '', class: kind = '', ...more }: Record<string, string>): string {
    const formula = more['data-equation-content'] ?? (/texrender|equation/.test(kind) ? alt : '');
    if (formula.trim() !== '') return `$$${withoutDollars(formula.trim())}$$`;
    const [address = ''] = src.startsWith('data:') ? [] : src.split(/[?#]/);
    this.#notes.add(reasons.picture(address.split('/').at(-1)!));
    return alt.trim() === '' ? '' : `(${alt.trim()})`;
  }

  #lost(reason: string): string {
    this.#notes.add(reason);
    return '';
  }
}

/** Reads HTML as the text of a question. */
export function htmlText(html: string, notes: Set<string>): string {
  const reader = new TextReader(notes);
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: () => reader.close(),
  });
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    notes.add(reasons.deep);
  }
  return reader.end();
}

/** A formula without the signs around it. */
function withoutDollars(text: string): string {
  let [from, to] = [0, text.length];
  while (text[from] === '$') from += 1;
  while (to > from && text[to - 1] === '$') to -= 1;
  return text.slice(from, to);
}
