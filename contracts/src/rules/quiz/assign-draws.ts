import type { Draw } from './quiz-settings.ts';

/** Questions that have the same tags, counted. */
export interface TagSet {
  tags: readonly string[];
  count: number;
}

/**
 * Assigns questions to draws by their tags: each to at most one draw, and in all as many as possible (a maximum bipartite matching by
 * augmenting paths). Returns the questions of each draw. Prefers those that come first, so shuffled ones are drawn at random.
 */
export function assignDraws<Question extends Pick<TagSet, 'tags'>>(
  questions: readonly Question[],
  draws: readonly Draw[],
): Question[][] {
  const pools = draws.map(({ tag }) => questions.filter(({ tags }) => tags.includes(tag)));
  const owners = new Map<Question, number>();
  /** Assigns one more question to a draw: a free one, or one of another draw that can replace it. */
  const augment = (draw: number, visited: Set<number>): boolean => {
    visited.add(draw);
    const replaced = (question: Question): boolean => {
      const owner = owners.get(question);
      return owner === undefined || (!visited.has(owner) && augment(owner, visited));
    };
    const pool = pools[draw]!;
    const next = pool.find((question) => !owners.has(question)) ?? pool.find(replaced);
    if (next) owners.set(next, draw);
    return next !== undefined;
  };
  for (const [draw, { count }] of draws.entries()) {
    let assigned = 0;
    while (assigned < count && augment(draw, new Set())) assigned += 1;
  }
  return pools.map((pool, draw) => pool.filter((question) => owners.get(question) === draw));
}

/** A question of its own for each of a set. */
export const questionsOf = (sets: readonly TagSet[]): Pick<TagSet, 'tags'>[] =>
  sets.flatMap(({ tags, count }) => Array.from({ length: count }, () => ({ tags })));
