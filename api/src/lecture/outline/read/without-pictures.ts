import { replaceTags } from '@vidya/contracts/rules/text/tags';

/** The text of an article without the pictures of these ids. */
export const withoutPictures = (html: string, ids: readonly string[]): string =>
  ids.length === 0
    ? html
    : replaceTags(html, (tag) => (ids.some((id) => tag.startsWith(`<img data-picture="${id}"`)) ? '' : tag));
