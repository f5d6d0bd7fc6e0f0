import DOMPurify, { type Config } from 'dompurify';
import { rebuild, withMarks } from './foreign-html.ts';

/** What a description may hold (decision C5). The server cleans again by its own list. */
const allowed: Config = {
  ALLOWED_TAGS: ['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'a', 'blockquote', 'code', 'pre'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
};

const boxes = ['div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'figure', 'figcaption', 'address'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Other ways of writing what is allowed: read, and written as the editor writes it. */
const alsoRead: Config = {
  ADD_TAGS: ['b', 'i', 'del', 'span', 'dl', 'dt', 'dd', ...boxes, ...tables],
  ALLOW_DATA_ATTR: true,
};

/** HTML from anywhere as nodes that are safe to take over: what is not allowed goes, its words stay. */
export function cleanNodes(html: string): HTMLElement {
  const holder = document.createElement('div');
  holder.append(
    DOMPurify.sanitize(headingsLowered(withMarks(html)), { ...allowed, ...alsoRead, RETURN_DOM_FRAGMENT: true }),
  );
  rebuild(holder);
  for (const link of holder.querySelectorAll('a:not([href])')) link.replaceWith(...link.childNodes);
  return holder;
}

/** What the editor made, as clean text for sending. */
export function cleanHtml(made: HTMLElement): string {
  for (const element of made.querySelectorAll('[style]')) element.removeAttribute('style');
  return DOMPurify.sanitize(made, { ...allowed, RETURN_TRUSTED_TYPE: false });
}

/** A page title that was pasted becomes a heading of the description. */
const headingsLowered = (html: string): string =>
  html.replace(/<(\/?)h[12]\b/gi, '<$1h3').replace(/<(\/?)h[56]\b/gi, '<$1h4');
