import type { CreatedCourseEntry, Subscription, User } from '@vidya/contracts/calls/account';
import type { ListedPerson } from '@vidya/contracts/calls/people';
import { orderAmountPaise } from '@vidya/contracts/rules/buying/price';
import type { SubscriptionStatus } from '@vidya/contracts/texts/choices';
import { pick } from '../database/database.ts';
import { imageAddress } from '../outside/files/image-address.ts';
import { shownEmail } from '../outside/mail/shown-email.ts';
import type { CreatedRow, EnrolmentSummary, PeopleStore } from './people/people.store.ts';
import type { UserRow } from './users.store.ts';

/** An enrolment past its end reads 'expired' at once, whether or not a job has updated it. */
const statusOf = ({ status, expiresAt }: EnrolmentSummary, now: Date): SubscriptionStatus =>
  status === 'active' && expiresAt && expiresAt <= now ? 'expired' : (status as SubscriptionStatus);

const subscriptionOf = (enrolment: EnrolmentSummary, now: Date): Subscription => ({
  ...pick(enrolment, 'courseId', 'courseTitle'),
  subscription_status: statusOf(enrolment, now),
  paymentDetails: { amount: enrolment.amountPaise },
});

const createdOf = (course: CreatedRow): CreatedCourseEntry => ({
  courseId: { _id: course.courseId, topic: course.title, ...pick(course, 'price', 'discount') },
  subscription_status: 'active',
  paymentDetails: { amount: orderAmountPaise(course) },
});

/** The `User` of the contracts (section 3) for many people, with three queries in all. */
async function viewUsers(people: PeopleStore, rows: UserRow[]): Promise<User[]> {
  if (rows.length === 0) return [];
  const now = new Date();
  const ids = rows.map(({ id }) => id);
  const [enrolments, open, created] = await Promise.all([
    people.enrolments(ids),
    people.openOrders(ids),
    people.created(ids),
  ]);
  const subscriptions = Map.groupBy([...enrolments, ...open], ({ userId }) => userId);
  const courses = Map.groupBy(created, ({ userId }) => userId);
  return rows.map((row) => ({
    _id: row.id,
    ...pick(row, 'fullName', 'contact', 'linkedin', 'address', 'headline', 'about', 'role'),
    email: shownEmail(row.email),
    avatar: row.avatar ? { secure_url: imageAddress(row.avatar) } : null,
    createdAt: row.createdAt.toISOString(),
    subscriptions: (subscriptions.get(row.id) ?? []).map((enrolment) => subscriptionOf(enrolment, now)),
    createdCourses: (courses.get(row.id) ?? []).map(createdOf),
  }));
}

/** The same with the day of each person's last visit. */
export async function viewListed(people: PeopleStore, rows: UserRow[]): Promise<ListedPerson[]> {
  const days = new Map(rows.map(({ id, lastVisitOn }) => [id, lastVisitOn]));
  return (await viewUsers(people, rows)).map((user) => ({ ...user, lastVisit: days.get(user._id) ?? null }));
}

export async function viewUser(people: PeopleStore, row: UserRow): Promise<User> {
  const [user] = await viewUsers(people, [row]);
  return user!;
}
