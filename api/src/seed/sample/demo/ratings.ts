import { addDays, earliest, momentBetween } from '../dates.ts';
import type { SeedRating } from '../demo-data.ts';
import { LEARNER_EMAIL } from '../people/learners.ts';
import { reviewPool } from '../people/reviews.ts';
import { idFor, type Random, randomFrom, shuffledByWeight } from '../random.ts';
import type { Enrolment } from './choose-enrolments.ts';
import { enrolmentDays } from './enrolment-kinds.ts';
import { SHOWCASE } from './showcase.ts';

const RATING_COUNT = 900;

/** The share of people who show their first name beside a review. */
const NAMED_SHARE = 0.6;

/** Minimum number of days between enrolling and rating. */
const FIRST_IMPRESSION_DAYS = 2;

/** Ratings by people with a current or past enrolment, one per enrolment; about a third have a comment. */
export function buildRatings(enrolments: readonly Enrolment[], until: Date): SeedRating[] {
  const ratable = enrolments.filter((enrolment) => canRate(enrolment, until));
  const own = ratable.filter((enrolment) => showcaseRating(enrolment) > 0);
  const others = ratable.filter(({ user }) => user.email !== LEARNER_EMAIL);
  const chosen = [...own, ...shuffledByWeight(randomFrom('raters'), others, () => 1)].slice(0, RATING_COUNT);
  const random = randomFrom('ratings');
  const reviews = new ReviewDeck();
  return chosen.map((enrolment) => toRating(enrolment, { random, reviews, until }));
}

function canRate({ drafted, startedAt }: Enrolment, until: Date): boolean {
  return drafted.draft.quality !== null && addDays(startedAt, FIRST_IMPRESSION_DAYS) < until;
}

function showcaseRating({ user, drafted }: Enrolment): number {
  if (user.email !== LEARNER_EMAIL) return 0;
  return SHOWCASE.find(({ key }) => key === drafted.course.key)?.rating ?? 0;
}

function toRating(enrolment: Enrolment, tools: { random: Random; reviews: ReviewDeck; until: Date }): SeedRating {
  const { user, drafted, kind, startedAt } = enrolment;
  const value = showcaseRating(enrolment) || halfStep(drafted.draft.quality ?? 4, tools.random);
  const last = earliest(tools.until, addDays(startedAt, enrolmentDays(kind, drafted.course.accessDays)));
  // The sample learner always writes, so that a page shows what one's own review looks like.
  const hasComment = tools.random() < 0.36 || user.email === LEARNER_EMAIL;
  return {
    id: idFor(`rating:${user.email}:${drafted.course.key}`),
    userId: user.id,
    courseId: drafted.course.id,
    value,
    isNamed: randomFrom(`named:${user.email}`)() < NAMED_SHARE,
    review: hasComment ? tools.reviews.next(drafted.course.key, drafted.course.language, value) : '',
    createdAt: momentBetween(addDays(startedAt, FIRST_IMPRESSION_DAYS), last, tools.random() ** 2 * 0.8),
  };
}

/** A half step around the course's mean: mostly close to it, with a few disappointed people. */
function halfStep(mean: number, random: Random): number {
  const spread = (random() + random() + random() - 1.5) * 1.5;
  const disappointment = random() < 0.05 ? 1 + random() * 3 : 0;
  const raw = mean + 0.15 + spread - disappointment;
  return Math.min(5, Math.max(0.5, Math.round(raw * 2) / 2));
}

/** Deals review texts so that no course shows the same text twice. */
class ReviewDeck {
  readonly #dealt = new Map<string, number>();

  next(courseKey: string, language: string, value: number): string {
    const pool = reviewPool(language, value);
    const deck = `${courseKey}:${pool.name}`;
    const count = this.#dealt.get(deck) ?? 0;
    this.#dealt.set(deck, count + 1);
    const offset = Math.floor(randomFrom(deck)() * pool.texts.length);
    return count < pool.texts.length ? (pool.texts[(offset + count) % pool.texts.length] ?? '') : '';
  }
}
