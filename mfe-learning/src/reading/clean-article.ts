import { articleTags, mathAttributes, mathTags } from '@vidya/contracts/rules/text/article';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import createPurifier, { type Config, type DOMPurify } from 'dompurify';

const pictures = `${API_BASE}/media/pictures/`;
const drawn = ['h2', 'span', 'div', 'picture', 'source'];
const addresses = ['href', 'src', 'srcset'];
const plain = ['id', 'class', 'colspan', 'rowspan', 'type', 'width', 'height', 'alt', 'loading', 'decoding'];

const allowList: Config = {
  ALLOWED_TAGS: [...articleTags, ...drawn, ...mathTags],
  ALLOWED_ATTR: [...addresses, ...plain, ...mathAttributes],
  ADD_URI_SAFE_ATTR: [...plain, ...mathAttributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/)/i,
};

/** Links lead outside, pictures are our own; other classes and ids could take those of the page. */
const isAllowed: Record<string, (value: string) => boolean> = {
  href: (value) => !value.startsWith('/'),
  src: (value) => value.startsWith(pictures),
  srcset: (value) => value.startsWith(pictures),
  class: (value) => /^(?:tk-[a-z]+|table|tml-(?:left|right))$/.test(value),
  id: (value) => /^part-\d+$/.test(value),
};

let made: DOMPurify | undefined;

function purifier(): DOMPurify {
  if (made) return made;
  made = createPurifier(window);
  made.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (isAllowed[attribute.attrName]?.(attribute.attrValue) === false) attribute.keepAttr = false;
  });
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    node.setAttribute('rel', 'nofollow noopener noreferrer');
    node.setAttribute('target', '_blank');
  });
  return made;
}

/** Applies the server's allow-list again. With Trusted Types it returns a TrustedHTML, as React wants. */
export const cleanArticle = (html: string): string =>
  purifier().sanitize(html, { ...allowList, RETURN_TRUSTED_TYPE: true }) as unknown as string;

/** The same as plain text, for a list that shows no markup: of pictures what they show. */
export function plainArticle(html: string): string {
  const fragment = purifier().sanitize(html, { ...allowList, RETURN_DOM_FRAGMENT: true });
  for (const picture of fragment.querySelectorAll('img')) picture.replaceWith(picture.alt);
  return fragment.textContent?.trim() ?? '';
}
