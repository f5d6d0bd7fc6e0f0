import { cleanText } from '@vidya/contracts/rules/clean-text';
import { richTextTags } from '@vidya/contracts/rules/rich-text';
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'iframe', 'title'],
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer', target: '_blank' }),
  },
  enforceHtmlBoundary: false,
};

/** Sanitizes rich text with a strict allow-list. */
export const cleanDescription = (html: string): string =>
  // A `<` that starts no tag is plain text; many of them would cost the sanitizer quadratic time.
  // Cleaned after it has decoded the entities.
  cleanText(sanitizeHtml(html.replace(/<(?![a-z/!?])/gi, '&lt;'), allowed)).trim();

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Turns plain text from the create form into paragraphs: there `<` is a character, not markup. */
export const describePlainly = (text: string): string =>
  text
    .trim()
    .split(/(?:\r?\n){2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replace(/\r?\n/g, '<br />')}</p>`)
    .join('\n');

const startsMarkup = /<\/?(?:p|br|h[1-4]|ul|ol|li|strong|b|em|i|u|s|a|blockquote|code|pre|div|span)[\s/>]/i;

/** The form in which a typed description is stored: rich text sanitized, plain text as paragraphs. */
export const storedDescription = (typed: string): string =>
  startsMarkup.test(typed) ? cleanDescription(typed) : describePlainly(typed);
