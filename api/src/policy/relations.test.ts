import type { CourseStatus, Role } from '@vidya/contracts/texts/choices';
import * as are from './relations.ts';

const caller = (role: Role, id = 'me') => ({ id, role });
const learner = caller('USER');
const later = new Date(Date.now() + 60_000);
const enrolment = (status: string, expiresAt = later) => ({ status, expiresAt });
const course = (status: CourseStatus = 'published') => ({
  status,
  instructorId: 'teacher',
  coInstructors: [{ id: 'colleague' }],
});

it('shows a draft to its managers only, even if somebody is enrolled', () => {
  expect(are.sees(learner, course('draft'), enrolment('active'))).toBe(false);
  expect(are.sees(caller('INSTRUCTOR'), course('draft'), enrolment('active'))).toBe(false);
  expect(are.sees(caller('INSTRUCTOR', 'teacher'), course('draft'), null)).toBe(true);
  expect(are.sees(caller('ADMIN'), course('draft'), null)).toBe(true);
});

it.each([
  ['active', true],
  ['expired', true],
  ['refunded', false],
  ['cancelled', false],
])('an archived course is there for a learner whose enrolment is %s: %s', (status, isSeen) => {
  expect(are.sees(learner, course('archived'), enrolment(status))).toBe(isSeen);
  expect(are.hasHeld(learner, course(), enrolment(status))).toBe(isSeen);
});

it('lets a learner watch until the enrolment ends, and no longer', () => {
  expect(are.watches(learner, course(), enrolment('active'))).toBe(true);
  expect(are.watches(learner, course(), enrolment('active', new Date(0)))).toBe(false);
  expect(are.watches(learner, course(), enrolment('expired'))).toBe(false);
  expect(are.watches(null, course(), null)).toBe(false);
});

it('gives everybody the film of a visible preview, and nobody the original that was uploaded', () => {
  const file = { isPreview: true, isVisible: true, kind: 'video', course: course() };
  expect(are.isFreePreview(null, file)).toBe(true);
  const others = [{ kind: 'original' }, { isVisible: false }, { isPreview: false }, { course: course('draft') }];
  expect(others.filter((change) => are.isFreePreview(null, { ...file, ...change }))).toEqual([]);
});

it('takes nobody for the owner of what belongs to nobody', () => {
  const owners = [learner, caller('USER', 'other'), null].map((who) => are.owns(who, { userId: 'me' }));
  expect(owners).toEqual([true, false, false]);
  expect(are.owns(null, { userId: null })).toBe(false);
  expect(are.ownsOrAdministers(null, { userId: null })).toBe(false);
});

it('lets those who asked a question and the managers of its course delete it, and nobody else', () => {
  const question = { userId: 'me', course: course() };
  const others = [caller('USER', 'other'), caller('INSTRUCTOR', 'other'), null];
  expect(others.map((who) => are.ownsOrManages(who, question))).toEqual([false, false, false]);
  const these = [learner, caller('INSTRUCTOR', 'teacher'), caller('ADMIN', 'other')];
  expect(these.map((who) => are.ownsOrManages(who, question))).toEqual([true, true, true]);
});
