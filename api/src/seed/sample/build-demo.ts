import { dayOf } from './dates.ts';
import { buildAuditEntries } from './demo/audit.ts';
import { allPairs, chooseEnrolments, type Pair } from './demo/choose-enrolments.ts';
import { buildCoupons } from './demo/coupons.ts';
import { buildCourses, buildLectures, buildSections, type DraftedCourse } from './demo/courses.ts';
import { toEnrolment } from './demo/enrolments.ts';
import { buildContactMessages } from './demo/messages.ts';
import { moveSomeToYearEnd, paymentsOfEnrolments, unpaidOrders } from './demo/payments.ts';
import { buildProgress } from './demo/progress.ts';
import { buildRatings } from './demo/ratings.ts';
import { SHOWCASE, SHOWCASE_PENDING } from './demo/showcase.ts';
import { buildUsers } from './demo/users.ts';
import type { DemoData, SeedUser } from './demo-data.ts';
import { LEARNER_EMAIL } from './people/learners.ts';

/** The sample data set, from January 2024 to the day of `today`. Pure: one day always gives the same rows and ids. */
export function buildDemo(today: Date): DemoData {
  const until = dayOf(today);
  const users = buildUsers(until);
  const drafted = buildCourses(until);
  const lectures = drafted.flatMap((each) => buildLectures(each, until));
  const lecturesByCourse = Map.groupBy(lectures, ({ courseId }) => courseId);

  const shown = SHOWCASE.map(({ key }) => key);
  const showcase = showcasePairs(users, drafted, shown);
  const taken = chooseEnrolments(allPairs(users, drafted), showcase, until);
  const chosen = moveSomeToYearEnd(taken.enrolments, until);
  const pending = showcasePairs(users, drafted, [SHOWCASE_PENDING]);
  const payments = [...paymentsOfEnrolments(chosen), ...unpaidOrders(taken.rest, pending, until)];
  const courses = drafted.map(({ course }) => course);
  const contactMessages = buildContactMessages(until);

  return {
    users,
    courses,
    sections: drafted.flatMap(buildSections),
    lectures,
    enrolments: chosen.map(toEnrolment),
    payments,
    ratings: buildRatings(chosen, until),
    progress: buildProgress(chosen, (courseId) => lecturesByCourse.get(courseId) ?? [], until),
    contactMessages,
    auditEntries: buildAuditEntries({ courses, lectures, payments, contactMessages }, until),
    coupons: buildCoupons(courses, until),
  };
}

function showcasePairs(users: readonly SeedUser[], courses: readonly DraftedCourse[], keys: readonly string[]): Pair[] {
  const user = users.find(({ email }) => email === LEARNER_EMAIL);
  if (!user) return [];
  return keys.flatMap((key) =>
    courses.filter(({ course }) => course.key === key).map((drafted) => ({ user, drafted })),
  );
}
