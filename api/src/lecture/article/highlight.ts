import { setImmediate } from 'node:timers/promises';
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import {
  codeToTokensBase,
  createShikiPrimitiveAsync,
  getLastGrammarState,
  type LanguageInput,
} from '@shikijs/primitive';
import type { CodeLanguage } from '@vidya/contracts/rules/text/article';
import { escapeHtml } from '../../course/port/clean-description.ts';

const grammars: Record<Exclude<CodeLanguage, ''>, LanguageInput> = {
  bash: () => import('@shikijs/langs/bash'),
  c: () => import('@shikijs/langs/c'),
  cpp: () => import('@shikijs/langs/cpp'),
  csharp: () => import('@shikijs/langs/csharp'),
  css: () => import('@shikijs/langs/css'),
  dart: () => import('@shikijs/langs/dart'),
  go: () => import('@shikijs/langs/go'),
  html: () => import('@shikijs/langs/html'),
  java: () => import('@shikijs/langs/java'),
  javascript: () => import('@shikijs/langs/javascript'),
  json: () => import('@shikijs/langs/json'),
  kotlin: () => import('@shikijs/langs/kotlin'),
  markdown: () => import('@shikijs/langs/markdown'),
  php: () => import('@shikijs/langs/php'),
  python: () => import('@shikijs/langs/python'),
  r: () => import('@shikijs/langs/r'),
  ruby: () => import('@shikijs/langs/ruby'),
  rust: () => import('@shikijs/langs/rust'),
  sql: () => import('@shikijs/langs/sql'),
  swift: () => import('@shikijs/langs/swift'),
  typescript: () => import('@shikijs/langs/typescript'),
  yaml: () => import('@shikijs/langs/yaml'),
};

/** The colours stand for classes: a strict policy allows no style in HTML, and both themes have colours of their own. */
const classes: Record<string, string[]> = {
  comment: ['comment', 'punctuation.definition.comment'],
  string: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'constant.other.symbol'],
  number: ['constant', 'support.constant', 'keyword.other.unit'],
  keyword: ['keyword', 'storage', 'variable.language', 'entity.name.tag', 'keyword.operator.new', 'markup.heading'],
  name: ['entity.name', 'support.function', 'support.class', 'support.type', 'entity.other.inherited-class'],
  attribute: [
    'entity.other.attribute-name',
    'variable.parameter',
    'meta.object-literal.key',
    'support.type.property-name',
  ],
};
const names = Object.keys(classes);
const colourOf = (index: number): string => `#00000${index}`;
const plain = '#ffffff';

const theme = {
  name: 'classes',
  fg: plain,
  bg: '#000000',
  settings: names.map((name, index) => ({ scope: classes[name]!, settings: { foreground: colourOf(index) } })),
};

/** Characters at once, after which other requests have their turn; ms for one article, after which the rest stays plain. */
const atOnce = 4_000;
const maxMs = 10_000;
/** Of one line no time is limited: it would end in another place on a slower machine, and colour the rest wrongly. */
const options = { theme: 'classes', tokenizeMaxLineLength: 500, tokenizeTimeLimit: 0 };

/** The lines of a code in slices of about `atOnce` characters. */
function slicesOf(code: string): string[][] {
  const slices: string[][] = [[]];
  let length = 0;
  for (const line of code.split('\n')) {
    if (length > atOnce) {
      slices.push([]);
      length = 0;
    }
    slices.at(-1)!.push(line);
    length += line.length + 1;
  }
  return slices;
}

type Highlighter = Awaited<ReturnType<typeof createShikiPrimitiveAsync>>;
let loaded: Promise<Highlighter> | undefined;

/** One for the process: grammars stay loaded. */
const highlighter = (): Promise<Highlighter> =>
  (loaded ??= createShikiPrimitiveAsync({
    langs: [],
    themes: [theme],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  }));

const written = ({ content, color = plain }: { content: string; color?: string }): string => {
  const name = names.find((_, index) => colourOf(index) === color.toLowerCase());
  return name && content.trim() !== '' ? `<span class="tk-${name}">${escapeHtml(content)}</span>` : escapeHtml(content);
};

/** Code as HTML with classes `tk-…`. `until` is the moment from which it stays plain, as `performance.now()`. */
export async function highlight(code: string, language: CodeLanguage, until: number): Promise<string> {
  if (language === '') return escapeHtml(code);
  const made = await highlighter();
  if (!made.getLoadedLanguages().includes(language)) await made.loadLanguage(grammars[language]);
  const out: string[] = [];
  let state: ReturnType<typeof getLastGrammarState> | undefined;
  for (const lines of slicesOf(code)) {
    if (performance.now() > until) {
      out.push(...lines.map(escapeHtml));
    } else {
      const text = lines.join('\n');
      const tokens = codeToTokensBase(made, text, {
        ...options,
        lang: language,
        ...(state && { grammarState: state }),
      });
      state = getLastGrammarState(made, tokens);
      out.push(...tokens.map((line) => line.map(written).join('')));
      // oxlint-disable-next-line no-await-in-loop
      await setImmediate();
    }
  }
  return out.join('\n');
}

/** The moment until which an article's code may be highlighted. */
export const highlightUntil = (): number => performance.now() + maxMs;
