import type { CatalogueFigures } from '@vidya/contracts/calls/catalogue-figures';
import type { ShortCache } from '@vidya/contracts/rules/short-cache';
import { shownRating } from '../course-summary.ts';
import type { FiguresStore } from './figures.store.ts';

interface FiguresDependencies {
  store: FiguresStore;
  cache: ShortCache<CatalogueFigures>;
}

export const createFiguresService = ({ store, cache }: FiguresDependencies) => ({
  getFigures: (): Promise<CatalogueFigures> =>
    cache.get('', async () => {
      const figures = await store.readFigures();
      return { ...figures, rating: shownRating(figures.rating) };
    }),
});

export type FiguresService = ReturnType<typeof createFiguresService>;
