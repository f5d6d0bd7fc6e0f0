import type { PageMetas, PrerenderedView } from '@vidya/contracts/texts/page-meta';

const isText = (value: unknown): boolean => typeof value === 'string';

/** Parses a record of objects whose named members are texts. Throws for anything else: the pages would break by it. */
function recordIn(text: string, texts: readonly string[], mayLack: readonly string[] = []): Record<string, unknown> {
  const all = JSON.parse(text) as Record<string, Record<string, unknown> | null>;
  for (const [path, one] of Object.entries(all)) {
    const isRight =
      texts.every((name) => isText(one?.[name])) &&
      mayLack.every((name) => one?.[name] === undefined || isText(one[name]));
    if (!isRight) throw new TypeError(`${path} has no ${texts.join(' and ')} that can be read`);
  }
  return all;
}

/** `views.json` of a version. */
export const viewsIn = (text: string) => recordIn(text, ['html', 'css']) as Record<string, PrerenderedView>;

/** `pages.json` of a version. */
export const pagesIn = (text: string) => recordIn(text, ['title'], ['description']) as PageMetas;
