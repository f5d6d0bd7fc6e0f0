import { isFree } from '@vidya/contracts/rules/buying/price';
import { addDays, earliest, latest, momentBetween } from '../dates.ts';
import type { SeedUser } from '../demo-data.ts';
import { LEARNER_EMAIL } from '../people/learners.ts';
import { type Random, randomFrom, shuffledByWeight } from '../random.ts';
import type { DraftedCourse } from './courses.ts';
import { ENROLMENT_COUNTS, type EnrolmentKind, enrolmentDays } from './enrolment-kinds.ts';
import { SHOWCASE } from './showcase.ts';

/** A learner and a course, not yet dated. */
export interface Pair {
  user: SeedUser;
  drafted: DraftedCourse;
}

/** A chosen enrolment; it may have started between `from` and `to`. */
export interface Enrolment extends Pair {
  kind: EnrolmentKind;
  from: Date;
  to: Date;
  startedAt: Date;
}

const NEVER_ENROLLED_EVERY = 9;

/** Every learner with every course that was ever on sale; some learners never buy. */
export function allPairs(users: readonly SeedUser[], courses: readonly DraftedCourse[]): Pair[] {
  const learners = users.filter((user) => user.role === 'USER');
  const buyers = learners.filter((user, index) => index % NEVER_ENROLLED_EVERY !== 4 && user.email !== LEARNER_EMAIL);
  const sold = courses.filter(({ course }) => course.status !== 'draft');
  const pairs = buyers.flatMap((user) => sold.map((drafted) => ({ user, drafted })));
  const random = randomFrom('activity');
  const activity = new Map(buyers.map((user) => [user.id, 0.35 + random() * 1.3]));
  return shuffledByWeight(
    randomFrom('pairs'),
    pairs,
    (pair) => (pair.drafted.draft.popularity ?? 1) * (activity.get(pair.user.id) ?? 1),
  );
}

/** Assigns enrolments to the pairs until each kind is used up; the rest were never enrolled. */
export function chooseEnrolments(
  pairs: readonly Pair[],
  showcase: readonly Pair[],
  until: Date,
): { enrolments: Enrolment[]; rest: Pair[] } {
  const left = { ...ENROLMENT_COUNTS };
  const random = randomFrom('enrolments');
  const rest: Pair[] = [];
  const enrolments: Enrolment[] = showcase.flatMap((pair) => {
    const kind = SHOWCASE.find(({ key }) => key === pair.drafted.course.key)?.kind;
    return kind ? [enrolmentOf(pair, kind, until, random)].filter((enrolment) => enrolment !== undefined) : [];
  });
  for (const enrolment of enrolments) left[enrolment.kind] -= 1;
  for (const pair of pairs) {
    const enrolment = enrolmentOf(pair, chooseKind(pair, left, until, random), until, random);
    if (!enrolment) {
      rest.push(pair);
      continue;
    }
    left[enrolment.kind] -= 1;
    enrolments.push(enrolment);
  }
  return { enrolments, rest };
}

function chooseKind(
  pair: Pair,
  left: Record<EnrolmentKind, number>,
  until: Date,
  random: Random,
): EnrolmentKind | undefined {
  const kinds = (Object.keys(left) as EnrolmentKind[]).filter((kind) => left[kind] > 0 && windowOf(pair, kind, until));
  let mark = random() * kinds.reduce((sum, kind) => sum + left[kind], 0);
  return kinds.find((kind) => (mark -= left[kind]) < 0);
}

function enrolmentOf(pair: Pair, kind: EnrolmentKind | undefined, until: Date, random: Random): Enrolment | undefined {
  const window = kind && windowOf(pair, kind, until);
  if (!kind || !window) return undefined;
  const startedAt = outOfFebruary2024(momentBetween(window.from, window.to, random() ** 1.7));
  return startedAt > window.to ? undefined : { ...pair, kind, ...window, startedAt };
}

/** The time span in which such an enrolment can have started; undefined if none. */
function windowOf({ user, drafted }: Pair, kind: EnrolmentKind, until: Date): { from: Date; to: Date } | undefined {
  const { course } = drafted;
  if (kind === 'refunded' && isFree(course)) return undefined;
  const opened = addDays(latest(user.createdAt, course.createdAt), 0.1);
  const closed = course.status === 'archived' ? course.updatedAt : addDays(until, -0.1);
  const expiryEdge = addDays(until, -enrolmentDays(kind, course.accessDays));
  const from = kind.startsWith('active') ? latest(opened, addDays(expiryEdge, 1)) : opened;
  const to = kind.startsWith('active') ? closed : earliest(closed, addDays(expiryEdge, -1));
  return from < to ? { from, to } : undefined;
}

const FEBRUARY_2024 = { from: new Date('2024-01-31T18:30:00Z'), to: new Date('2024-03-01T00:00:00Z') };

/** Moves dates out of February 2024 (UTC and India), so that one month of the statistics is empty. */
function outOfFebruary2024(moment: Date): Date {
  const isInside = moment >= FEBRUARY_2024.from && moment < FEBRUARY_2024.to;
  return isInside ? addDays(moment, 31) : moment;
}
