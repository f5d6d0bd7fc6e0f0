import { replaceTags } from '@vidya/contracts/rules/text/tags';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Plain text as HTML: a blank line ends a paragraph, a line break stays a line break (decision C5). */
export const textToHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|([a-z]+));/gi, (entity, code: string | undefined, name: string | undefined) =>
    code ? String.fromCodePoint(Number(code)) : (named[name ?? ''] ?? entity),
  );

/** HTML as plain text, for a draft that returns to its text area. */
export const htmlToText = (html: string): string =>
  unescaped(
    replaceTags(html, (tag) => {
      if (/^<br\s*\/?>$/i.test(tag)) return '\n';
      if (/^<\/t[dh]>$/i.test(tag)) return ' ';
      return /^<\/(?:p|li|h\d|blockquote|pre|tr)>$/i.test(tag) ? '\n\n' : '';
    }),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim();
