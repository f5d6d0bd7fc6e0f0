import type { CatalogueFigures } from '@vidya/contracts/calls/catalogue-figures';
import type { ShortCache } from '@vidya/contracts/rules/short-cache';
import { shownRating } from '../course-summary.ts';
import type { FiguresStore } from './figures.store.ts';

export interface FiguresService {
  getFigures(): Promise<CatalogueFigures>;
}

interface Parts {
  store: FiguresStore;
  cache: ShortCache<CatalogueFigures>;
}

export const createFiguresService = ({ store, cache }: Parts): FiguresService => ({
  getFigures: () =>
    cache.get('', async () => {
      const figures = await store.readFigures();
      return { ...figures, rating: shownRating(figures.rating) };
    }),
});
