import { GLAD } from './reviews/glad.ts';
import { MIXED, UNHAPPY } from './reviews/mixed.ts';
import { GLAD_BY_LANGUAGE } from './reviews/other-scripts.ts';

/** Texts that fit a rating. Pools with the same name hold the same texts. */
export interface ReviewPool {
  name: string;
  texts: readonly string[];
}

/** What a learner of a course in `language` might write beside `value` stars. */
export function reviewPool(language: string, value: number): ReviewPool {
  const own = GLAD_BY_LANGUAGE[language];
  if (value >= 4 && own) return { name: language, texts: own };
  if (value >= 4.5) return { name: 'glad', texts: GLAD };
  return value >= 3 ? { name: 'mixed', texts: MIXED } : { name: 'unhappy', texts: UNHAPPY };
}
