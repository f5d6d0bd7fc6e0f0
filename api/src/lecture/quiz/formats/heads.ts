import { quizLimits } from '@vidya/contracts/rules/quiz/question-problems';
import { cleanLine } from '@vidya/contracts/rules/text/clean-text';
import { reasons } from './reasons.ts';

/** '2.0000000' → 2; 1 for what no question of ours has. */
export function pointsOf(source: string, notes: Set<string>): number {
  const points = Number(source);
  if (Number.isInteger(points) && points >= 1 && points <= quizLimits.points) return points;
  notes.add(reasons.points);
  return 1;
}

/** As many and as long as a question can have. */
export function tagsOf(sources: string[], notes: Set<string>): string[] {
  const all = sources.map((source) => cleanLine(source.slice(0, 400).replace(/[[\]]/g, ' '))).filter(Boolean);
  const cut = all.map((tag) => tag.slice(0, quizLimits.tag).toWellFormed().trim());
  const tags = [...new Set(cut)].slice(0, quizLimits.tags);
  if (all.some((tag) => !tags.includes(tag))) notes.add(reasons.tags);
  return tags;
}
