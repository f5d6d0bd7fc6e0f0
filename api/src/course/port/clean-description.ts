import { cleanLine, cleanText } from '@vidya/contracts/rules/text/clean-text';
import { richTextTags } from '@vidya/contracts/rules/text/rich-text';
import sanitizeHtml from 'sanitize-html';

/** The rules of a description; those of an article build on them. */
export const describing = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'iframe', 'title'],
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    // Cleaned before the scheme is checked: `java&#8203;script:` has none until the blank that nobody sees is gone.
    a: (tagName, { href }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && { href: cleanLine(href) }),
        rel: 'nofollow noopener noreferrer',
        target: '_blank',
      },
    }),
  },
  enforceHtmlBoundary: false,
} satisfies sanitizeHtml.IOptions;

/** Sanitizes HTML by these rules. */
export const cleanBy = (html: string, rules: sanitizeHtml.IOptions): string =>
  // A `<` that starts no tag is plain text; many of them would cost the sanitizer quadratic time.
  // Cleaned after it has decoded the entities.
  cleanText(sanitizeHtml(html.replace(/<(?![a-z/!?])/gi, '&lt;'), rules)).trim();

/** Sanitizes rich text with a strict allow-list. */
export const cleanDescription = (html: string): string => cleanBy(html, describing);

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The attributes' values are escaped here. */
export const openingTag = (name: string, attributes: Record<string, string>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')}>`;

/** Turns plain text from the create form into paragraphs: there `<` is a character, not markup. */
export const describePlainly = (text: string): string =>
  text
    .trim()
    .split(/(?:\r?\n){2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replace(/\r?\n/g, '<br />')}</p>`)
    .join('\n');

const tags = /<(\/?)(p|br|h[1-4]|ul|ol|li|strong|b|em|i|u|s|a|blockquote|code|pre|div|span)(?:\s[^<>]*)?\/?>/gi;

/** Whether a text has tags, and each one that opens closes: what an editor writes, unlike 'learn the <p> tag'. */
function isMarkup(text: string): boolean {
  const open: string[] = [];
  let count = 0;
  for (const [, slash, tag = ''] of text.matchAll(tags)) {
    const name = tag.toLowerCase();
    count += 1;
    if (name === 'br') continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return count > 0 && open.length === 0;
}

export type DescriptionFormat = 'text' | 'html';

/**
 * The form in which a typed description is stored: rich text sanitized, plain text as paragraphs. Without a format it is
 * rich text if its tags are those of rich text.
 */
export function storedDescription(typed: string, format?: DescriptionFormat): string {
  const isHtml = format ? format === 'html' : isMarkup(typed);
  return isHtml ? cleanDescription(typed) : describePlainly(typed);
}
