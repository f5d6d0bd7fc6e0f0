import type { CatalogueFigures } from '@vidya/contracts/calls/catalogue-figures';
import type { ShortCache } from '@vidya/contracts/rules/short-cache';
import { shownRating } from '../course-summary.ts';
import type { FiguresStore } from './figures.store.ts';

export interface FiguresService {
  getFigures(): Promise<CatalogueFigures>;
}

interface FiguresDependencies {
  store: FiguresStore;
  cache: ShortCache<CatalogueFigures>;
}

export const createFiguresService = ({ store, cache }: FiguresDependencies): FiguresService => ({
  getFigures: () =>
    cache.get('', async () => {
      const figures = await store.readFigures();
      return { ...figures, rating: shownRating(figures.rating) };
    }),
});
