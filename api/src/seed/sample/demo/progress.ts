import { earliest, momentBetween } from '../dates.ts';
import { isFilm, type SeedLecture, type SeedProgress } from '../demo-data.ts';
import { LEARNER_EMAIL } from '../people/learners.ts';
import { idFor, type Random, randomFrom } from '../random.ts';
import type { Enrolment } from './choose-enrolments.ts';
import { enrolmentId, toEnrolment } from './enrolments.ts';
import { SHOWCASE } from './showcase.ts';

/** What each learner watched: a run of completed lectures, then at most one unfinished film. Articles and quizzes on the way are completed. */
export function buildProgress(
  enrolments: readonly Enrolment[],
  lecturesOf: (courseId: string) => readonly SeedLecture[],
  until: Date,
): SeedProgress[] {
  const random = randomFrom('progress');
  return enrolments.flatMap((enrolment) =>
    progressOf(enrolment, { lectures: lecturesOf(enrolment.drafted.course.id), until, random }),
  );
}

function progressOf(
  enrolment: Enrolment,
  { lectures, until, random }: { lectures: readonly SeedLecture[]; until: Date; random: Random },
): SeedProgress[] {
  const share = shareWatched(enrolment, random);
  const last = earliest(until, toEnrolment(enrolment).expiresAt);
  const films = lectures.filter(isFilm);
  const unfinished = films[Math.floor(share * films.length + 1e-9)];
  // What comes after the films is done only by those who complete the course.
  const opened = share === 0 ? [] : lectures.slice(0, unfinished && lectures.indexOf(unfinished) + 1);
  const drawn = 0.15 + random() * 0.7;
  const pace = isWatchedLast(enrolment) ? 1 : drawn;
  return opened.map((lecture, index) => {
    const isCompleted = lecture !== unfinished;
    const watchedSeconds = Math.floor(lecture.durationSeconds * (isCompleted ? 1 : 0.2 + random() * 0.5));
    return {
      id: idFor(`progress:${enrolment.user.email}:${lecture.id}`),
      enrolmentId: enrolmentId(enrolment.user, enrolment.drafted),
      userId: enrolment.user.id,
      courseId: enrolment.drafted.course.id,
      lectureId: lecture.id,
      watchedSeconds,
      positionSeconds: watchedSeconds,
      isCompleted,
      updatedAt: momentBetween(enrolment.startedAt, last, (pace * (index + 1)) / opened.length),
    };
  });
}

const isWatchedLast = ({ user, drafted }: Enrolment): boolean =>
  user.email === LEARNER_EMAIL && drafted.course.key === SHOWCASE[0]?.key;

/** A sixth of the learners has not begun, a sixth is done, the rest is anywhere between. */
function shareWatched(enrolment: Enrolment, random: Random): number {
  const own =
    enrolment.user.email === LEARNER_EMAIL && SHOWCASE.find(({ key }) => key === enrolment.drafted.course.key);
  const draw = random();
  if (own) return own.progress;
  if (enrolment.kind === 'refunded') return 0.1;
  if (draw < 1 / 6) return 0;
  if (draw > 5 / 6) return 1;
  return (draw - 1 / 6) * 1.5;
}
