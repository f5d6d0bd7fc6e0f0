import type { CreatedCourseEntry, Subscription } from '@vidya/contracts/calls/account';
import type { ListedPerson } from '@vidya/contracts/calls/people';
import type { SubscriptionStatus } from '@vidya/contracts/texts/choices';
import { dayInIndia } from '@vidya/contracts/texts/format';

const names = [
  'Asha Rao',
  'Kabir Menon',
  'Lakshmi Narayanan',
  'Rohan Deshpande',
  'Zoya Khan',
  'Venkatanarasimharajuvaripeta Krishnamurthy',
  'मीरा शर्मा',
  'Tenzin Dorje',
];

const name = (index: number): string => names[index % names.length] ?? '';

const subscription = (index: number, status: SubscriptionStatus, amount: number): Subscription => ({
  courseId: `course-${index}`,
  courseTitle: index % 2 === 0 ? 'SQL from the first join' : 'Designing systems that survive Diwali traffic',
  subscription_status: status,
  paymentDetails: { amount },
});

const created = (index: number): CreatedCourseEntry => ({
  courseId: { _id: `course-${index}`, topic: 'Git without fear', price: 999, discount: 0 },
  subscription_status: 'active',
  paymentDetails: { amount: 99_900 },
});

const base = (index: number): ListedPerson => ({
  _id: `person-${index}`,
  fullName: name(index),
  email: `person.${index}@vidya.example`,
  contact: index % 2 === 0 ? '9876543210' : '',
  linkedin: index % 3 === 0 ? 'linkedin.com/in/someone' : '',
  address: index % 4 === 0 ? '14 MG Road, Bengaluru' : '',
  avatar: null,
  createdAt: new Date(Date.now() - index * 9 * 86_400_000).toISOString(),
  role: 'USER',
  subscriptions: [],
  createdCourses: [],
  lastVisit: index % 6 === 5 ? null : dayInIndia(Date.now() - index * 86_400_000),
});

const student = (index: number): ListedPerson => ({
  ...base(index),
  subscriptions:
    index % 4 === 3
      ? []
      : [subscription(0, 'active', 49_900), subscription(1, 'created', 0), subscription(2, 'active', 0)],
});

const instructor = (index: number): ListedPerson => ({
  ...base(100 + index),
  role: 'INSTRUCTOR',
  createdCourses: index % 5 === 4 ? [] : [created(index), created(index + 1)],
});

const many = (howMany: number, make: (index: number) => ListedPerson): ListedPerson[] =>
  Array.from({ length: howMany }, (_, index) => make(index));

/** Fifty-five learners and nine instructors, a few of them without a course. */
export const mockPeople = (): { students: ListedPerson[]; instructors: ListedPerson[] } => ({
  students: many(55, student),
  instructors: many(9, instructor),
});
