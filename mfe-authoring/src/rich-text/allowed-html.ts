import { richTextTags } from '@vidya/contracts/rules/text/rich-text';
import DOMPurify, { type Config } from 'dompurify';
import { rebuild, withMarks } from './foreign-html.ts';

/** The HTML that a description may contain (decision C5). The server cleans it again with its own list. */
const allowed: Config = {
  // It writes `strong` and `em`.
  ALLOWED_TAGS: richTextTags.filter((tag) => tag !== 'b' && tag !== 'i'),
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
};

const boxes = ['div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'figure', 'figcaption', 'address'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Other spellings of the allowed HTML: accepted on input, and written the way the editor writes it. */
const alsoRead = ['b', 'i', 'del', 'strike', 'ins', 'span', 'dl', 'dt', 'dd', ...boxes, ...tables];

/** What an editor has beyond descriptions. */
export interface Extra {
  tags: string[];
  attributes: string[];
}

const withExtra = ({ tags, attributes }: Extra, others: readonly string[] = []): Config => ({
  ...allowed,
  ADD_TAGS: [...others, ...tags],
  ADD_ATTR: attributes,
  // None of them holds an address.
  ADD_URI_SAFE_ATTR: attributes,
});

const nothing: Extra = { tags: [], attributes: [] };

/** Turns HTML from anywhere into safe nodes: forbidden elements go, their text stays. With `extra`, tables stay too. */
export function cleanNodes(html: string, extra: Extra | null = null): HTMLElement {
  const holder = document.createElement('div');
  const config: Config = { ...withExtra(extra ?? nothing, alsoRead), ALLOW_DATA_ATTR: true };
  holder.append(DOMPurify.sanitize(headingsLowered(withMarks(html)), { ...config, RETURN_DOM_FRAGMENT: true }));
  rebuild(holder, extra !== null);
  for (const link of holder.querySelectorAll('a:not([href])')) link.replaceWith(...link.childNodes);
  return holder;
}

/** Turns the editor's output into clean HTML for sending. */
export function cleanHtml(made: HTMLElement, extra: Extra = nothing): string {
  for (const element of made.querySelectorAll('[style]')) element.removeAttribute('style');
  return DOMPurify.sanitize(made, { ...withExtra(extra), RETURN_TRUSTED_TYPE: false });
}

/** The title of a pasted page becomes a heading of the description. */
const headingsLowered = (html: string): string =>
  html.replace(/<(\/?)h[12]\b/gi, '<$1h3').replace(/<(\/?)h[56]\b/gi, '<$1h4');
