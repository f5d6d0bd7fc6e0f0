import sanitizeHtml from 'sanitize-html';

/** What a description may hold (decision C5): words and their structure, never pictures, styles, forms or frames. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
    'blockquote',
    'code',
    'pre',
  ],
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

/** Rich text, cleaned by a strict allow-list. */
export const cleanDescription = (html: string): string =>
  // The cleaner takes the square of their number for signs that begin no tag; they are letters anyway.
  sanitizeHtml(html.replace(/<(?![a-z/!?])/gi, '&lt;'), allowed).trim();

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Plain text from the create form becomes paragraphs: `<` is a letter there, not markup. */
export const describePlainly = (text: string): string =>
  text
    .trim()
    .split(/(?:\r?\n){2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replace(/\r?\n/g, '<br />')}</p>`)
    .join('\n');

const startsMarkup = /<\/?(?:p|br|h[1-4]|ul|ol|li|strong|b|em|i|u|s|a|blockquote|code|pre|div|span)[\s/>]/i;

/** What is stored of a typed description: rich text cleaned, plain text made into paragraphs. */
export const storedDescription = (typed: string): string =>
  startsMarkup.test(typed) ? cleanDescription(typed) : describePlainly(typed);
