import type { CatalogueFigures } from '@vidya/contracts/calls/catalogue-figures';
import { createShortCache } from '@vidya/contracts/rules/short-cache';
import { shownRating } from '../course-summary.ts';
import type { CatalogueStore } from './catalogue.store.ts';

/** The figures are cached this many times longer than a list: a new learner among thousands may show late. */
const ttlFactor = 20;

export function createFiguresService(store: CatalogueStore, listTtlMs: number) {
  const cache = createShortCache<CatalogueFigures>({ ttlMs: ttlFactor * listTtlMs, max: 1 });
  const readFigures = async () => {
    const figures = await store.readFigures();
    return { ...figures, rating: shownRating(figures.rating) };
  };
  return { getFigures: () => cache.get('', readFigures) };
}

export type FiguresService = ReturnType<typeof createFiguresService>;
