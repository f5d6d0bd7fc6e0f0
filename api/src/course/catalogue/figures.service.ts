import type { CatalogueFigures } from '@vidya/contracts/calls/catalogue';
import { createShortCache } from '@vidya/contracts/rules/short-cache';
import { languages } from '@vidya/contracts/texts/choices';
import { shownRating } from '../course-summary.ts';
import type { CatalogueStore } from './catalogue.store.ts';

/** The figures are cached this many times longer than a list: a new learner among thousands may show late. */
const ttlFactor = 20;

export function createFiguresService(store: CatalogueStore, listTtlMs: number) {
  const cache = createShortCache<CatalogueFigures>({ ttlMs: ttlFactor * listTtlMs, max: 1 });
  const readFigures = async () => {
    const [figures, counts] = await Promise.all([store.readFigures(), store.readCounts()]);
    const taught = new Set(counts.map(({ language }) => language));
    return {
      ...figures,
      rating: shownRating(figures.rating),
      languages: languages.filter((language) => taught.has(language)),
    };
  };
  return { getFigures: () => cache.get('', readFigures) };
}

export type FiguresService = ReturnType<typeof createFiguresService>;
