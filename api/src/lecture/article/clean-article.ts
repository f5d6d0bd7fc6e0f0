import { limits } from '@vidya/contracts/rules/limits';
import { articleTags, isCodeLanguage } from '@vidya/contracts/rules/text/article';
import { cleanLine } from '@vidya/contracts/rules/text/clean-text';
import type sanitizeHtml from 'sanitize-html';
import { cleanBy, describing } from '../../course/port/clean-description.ts';

const span = (value: string | undefined): string | undefined =>
  value && /^\d{1,2}$/.test(value) && Number(value) > 1 ? value : undefined;

/** The attributes of a cell that are left: `colspan` and `rowspan` up to 99. */
const cell: sanitizeHtml.Transformer = (tagName, { colspan, rowspan }) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries({ colspan: span(colspan), rowspan: span(rowspan) }).filter(([, value]) => value),
  ) as Record<string, string>,
});

/** Code in a language that is highlighted. */
const pre: sanitizeHtml.Transformer = (tagName, { 'data-language': language = '' }) => {
  const attribs: sanitizeHtml.Attributes = {};
  if (isCodeLanguage(language) && language !== '') attribs['data-language'] = language;
  return { tagName, attribs };
};

const allowed: sanitizeHtml.IOptions = {
  ...describing,
  allowedTags: [...articleTags],
  // What lies deeper costs the reader and browsers quadratic time.
  nestingLimit: limits.article.depth,
  allowedAttributes: {
    ...describing.allowedAttributes,
    img: ['data-picture', 'alt'],
    pre: ['data-language'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  transformTags: {
    ...describing.transformTags,
    td: cell,
    th: cell,
    pre,
    img: (tagName, { 'data-picture': id = '', alt = '' }) => ({
      tagName,
      attribs: { 'data-picture': id, alt: cleanLine(alt).slice(0, limits.article.altMax) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^[\da-f-]{36}$/.test(attribs['data-picture'] ?? ''),
};

/** Sanitizes the text of an article with a strict allow-list. */
export const cleanArticle = (html: string): string => cleanBy(html, allowed);
