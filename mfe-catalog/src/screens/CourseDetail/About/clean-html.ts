import { richTextTags } from '@vidya/contracts/rules/text/rich-text';
import createPurifier, { type Config, type DOMPurify } from 'dompurify';

const allowList: Config = {
  ALLOWED_TAGS: [...richTextTags],
  ALLOWED_ATTR: ['href', 'rel', 'target'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
};

let known: DOMPurify | undefined;

/** A separate instance, so that the hook for links applies here only. */
function purifier(): DOMPurify {
  if (known) return known;
  known = createPurifier(window);
  known.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    node.setAttribute('rel', 'nofollow noopener noreferrer');
    node.setAttribute('target', '_blank');
  });
  return known;
}

/** Applies the server's allow-list again (decision C5). With Trusted Types it returns a TrustedHTML, as React wants. */
export const cleanHtml = (html: string): string =>
  purifier().sanitize(html, { ...allowList, RETURN_TRUSTED_TYPE: true }) as unknown as string;
