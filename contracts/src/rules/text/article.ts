import { limits } from '../limits.ts';
import { richTextTags } from './rich-text.ts';
import { replaceTags } from './tags.ts';

const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** The elements of an article as the editor writes it: those of a description, tables, pictures and call-outs. */
export const articleTags: readonly string[] = [...richTextTags, ...tables, 'img', 'aside'];

/** What each tag costs the reader adds up. Also counts signs that begin none. */
export const hasTooManyTags = (html: string): boolean => html.split('<').length > limits.article.tags;

const mathRows = ['math', 'mrow', 'mi', 'mn', 'mo', 'mtext', 'mspace', 'ms', 'mstyle', 'mpadded', 'mphantom'];
const mathForms = ['mfrac', 'msqrt', 'mroot', 'msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'menclose'];
const mathTables = ['mtable', 'mtr', 'mtd', 'mmultiscripts', 'mprescripts'];

/** The elements of MathML that a formula is drawn with. */
export const mathTags: readonly string[] = [...mathRows, ...mathForms, ...mathTables];

export const mathAttributes: readonly string[] = (
  'alttext display displaystyle scriptlevel mathvariant accent accentunder fence separator stretchy symmetric largeop ' +
  'movablelimits form lspace rspace minsize maxsize width height depth voffset linethickness columnalign rowspacing ' +
  'columnspacing notation'
).split(' ');

/** The languages of code blocks that are highlighted; '' is plain text. */
export const codeLanguages = {
  '': 'Plain text',
  bash: 'Shell',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  dart: 'Dart',
  go: 'Go',
  html: 'HTML',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  markdown: 'Markdown',
  php: 'PHP',
  python: 'Python',
  r: 'R',
  ruby: 'Ruby',
  rust: 'Rust',
  sql: 'SQL',
  swift: 'Swift',
  typescript: 'TypeScript',
  yaml: 'YAML',
} as const;

export type CodeLanguage = keyof typeof codeLanguages;

export const isCodeLanguage = (name: string): name is CodeLanguage => Object.hasOwn(codeLanguages, name);

/** A formula in TeX between two pairs of dollar signs: alone in its paragraph it stands on a line of its own. */
export const formula = /\$\$([^$]{1,2000}?)\$\$/g;

const inlineTag = /^<\/?(?:strong|b|em|i|u|s|a|code|span)\b/i;

/** The words of an article's HTML, those of code and formulas too. */
export function wordCount(html: string): number {
  const plain = replaceTags(html, (tag) => (inlineTag.test(tag) ? '' : ' '))
    .replaceAll('&nbsp;', ' ')
    .trim();
  return plain === '' ? 0 : plain.split(/\s+/).length;
}

/** How long so many words take to read, in whole minutes, one at least. */
export const readMinutes = (words: number): number => Math.max(1, Math.ceil(words / limits.article.wordsPerMinute));
