import { screen, within } from '@testing-library/react';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { person } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { renderCatalog } from '../../../testing/render-catalog.tsx';

const at = '/courseDetail?courseId=course-1';
const free = { price: 1499, discount: 100 };

const responses = (given: Partial<CourseDetail> = {}) => ({
  getCourse: () => sampleDetail(given),
  listInstructorCourses: () => [],
  listCourses: () => [],
  listCategoryCourses: () => ({ Course: [] }),
});

test('a learner goes to the checkout with the role, the person and the course', async () => {
  const user = person();
  const page = renderCatalog({ at, user, responses: responses() });
  await page.user.click(await screen.findByRole('button', { name: 'Buy Now' }));
  expect(page.address()).toBe('/course/checkout?courseId=course-1');
  expect(page.state()).toMatchObject({ role: 'USER', data: user, course: { _id: 'course-1' } });
});

test.each([
  ['the price is 0', { price: 0, discount: 0 }],
  ['the discount takes everything', free],
])('the button says Enroll Now when %s', async (_, given) => {
  renderCatalog({ at, user: person(), responses: responses(given) });
  expect(await screen.findByRole('button', { name: 'Enroll Now' })).toBeInTheDocument();
});

const rule = '14 days to change your mind';

test('a course without lectures says at the button that it starts later, and for how long it can be given back', async () => {
  renderCatalog({ at, responses: responses({ noOfLectures: 0, lectures: [] }) });
  const card = within(await screen.findByLabelText('Price and enrolment'));
  expect(await card.findByText('Starts later: no lectures yet.')).toBeVisible();
  expect(card.getByRole('link', { name: rule })).toHaveAttribute('href', '/terms#payments-and-refunds');
  expect(card.getByRole('button', { name: 'Buy Now' })).toBeVisible();
});

test('a free course promises no money back', async () => {
  renderCatalog({ at, responses: responses({ ...free, noOfLectures: 0, lectures: [] }) });
  expect(await screen.findByText('Starts later: no lectures yet.')).toBeVisible();
  expect(screen.queryByText(rule)).not.toBeInTheDocument();
});

test('the rule is for those who can buy', async () => {
  const instructor = renderCatalog({ at, user: person({ role: 'INSTRUCTOR' }), responses: responses() });
  await screen.findByRole('button', { name: 'Buy Now' });
  expect(screen.queryByText(rule)).not.toBeInTheDocument();
  instructor.unmount();
  renderCatalog({ at, user: person(), responses: responses() });
  expect(await screen.findByText(rule)).toBeVisible();
});

test('a visitor is told to log in and stays', async () => {
  const page = renderCatalog({ at, responses: responses() });
  await page.user.click(await screen.findByRole('button', { name: 'Buy Now' }));
  expect(page.platform.said).toEqual(['error: Please Login To Enroll']);
  expect(page.address()).toBe(at);
});

test.each([
  ['INSTRUCTOR', "error: Instructor Can't Purchase A Course"],
  ['ADMIN', "error: Admin Can't Purchase A Course"],
] as const)('%s is told that they cannot buy', async (role, text) => {
  const page = renderCatalog({ at, user: person({ role }), responses: responses() });
  await page.user.click(await screen.findByRole('button', { name: 'Buy Now' }));
  expect(page.platform.said).toEqual([text]);
  expect(page.address()).toBe(at);
});

test('a learner who holds the course goes on learning, and may still press the button', async () => {
  const enrolment = { expiresAt: '2027-01-01T00:00:00.000Z', isExpired: false, progress: 40, lastLectureId: null };
  renderCatalog({ at, user: person(), responses: responses({ enrolment }) });
  const onward = await screen.findByRole('link', { name: 'Continue Learning' });
  expect(onward).toHaveAttribute('href', '/viewLectures?courseId=course-1');
  expect(screen.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute('value', '40');
  expect(screen.getByRole('button', { name: 'Buy Now' })).toBeInTheDocument();
  expect(screen.getByText('You have access until 1 Jan 2027.')).toBeInTheDocument();
});

test('a learner goes on where they were last', async () => {
  const enrolment = {
    expiresAt: '2027-01-01T00:00:00.000Z',
    isExpired: false,
    progress: 40,
    lastLectureId: 'lecture-3',
  };
  renderCatalog({ at, user: person(), responses: responses({ enrolment }) });
  expect(await screen.findByRole('link', { name: 'Continue Learning' })).toHaveAttribute(
    'href',
    '/viewLectures?courseId=course-1&lectureId=lecture-3',
  );
});

test('a payment that was begun can be resumed', async () => {
  const user = person();
  const page = renderCatalog({ at, user, responses: responses({ openOrders: [89_900] }) });
  expect(await screen.findByText(/Your payment of ₹899 is not finished/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('link', { name: 'Resume payment' }));
  expect(page.address()).toBe('/course/checkout?courseId=course-1');
  expect(page.state()).toMatchObject({ role: 'USER', data: user, course: { _id: 'course-1' } });
});

test('a payment that was begun for another price than the page shows is not offered', async () => {
  renderCatalog({ at, user: person(), responses: responses({ openOrders: [79_900] }) });
  await screen.findByRole('button', { name: 'Buy Now' });
  expect(screen.queryByText(/is not finished/)).not.toBeInTheDocument();
});

test('a payment that was begun with a coupon is taken up with it, where the page shows that price', async () => {
  const offer = { code: 'MONSOON20', off: { kind: 'percent' as const, value: 20 }, price: 719, saved: 180 };
  const page = renderCatalog({
    at: `${at}&coupon=MONSOON20`,
    user: person(),
    responses: { ...responses({ openOrders: [89_900, 71_900] }), checkCoupon: () => offer },
  });
  expect(await screen.findByText(/Your payment of ₹719 is not finished/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('link', { name: 'Resume payment' }));
  expect(page.address()).toBe('/course/checkout?courseId=course-1&coupon=MONSOON20');
});

test('a learner whose access has ended is told when, and can only buy', async () => {
  const enrolment = { expiresAt: '2025-01-01T00:00:00.000Z', isExpired: true, progress: 40 };
  renderCatalog({ at, user: person(), responses: responses({ enrolment }) });
  expect(await screen.findByText(/Your access ended on 1 Jan 2025/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Continue Learning' })).not.toBeInTheDocument();
});

test.each(['unpublished', 'archived'] as const)(
  'a learner whose access to an %s course has ended is offered nothing to buy, and told why',
  async (status) => {
    const enrolment = { expiresAt: '2025-01-01T00:00:00.000Z', isExpired: true, progress: 40 };
    renderCatalog({ at, user: person(), responses: responses({ enrolment, status }) });
    expect(await screen.findByText('Your access ended on 1 Jan 2025. The course is not on sale now.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Buy Now|Enroll Now/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/Buying again/)).not.toBeInTheDocument();
  },
);

test.each([
  ['its own instructor', person({ role: 'INSTRUCTOR', _id: 'instructor-1' }), true],
  ['an administrator', person({ role: 'ADMIN' }), true],
  ['another instructor', person({ role: 'INSTRUCTOR', _id: 'instructor-2' }), false],
  ['a learner', person(), false],
])('Edit Course and View Lectures for %s: %#', async (_, user, isOffered) => {
  renderCatalog({ at, user, responses: responses() });
  await screen.findByRole('button', { name: 'Buy Now' });
  expect(screen.queryAllByRole('link', { name: /^(Edit Course|View Lectures)$/ })).toHaveLength(isOffered ? 2 : 0);
});

test('who may edit the course does so first, and is offered to buy it second', async () => {
  const user = person({ role: 'INSTRUCTOR', _id: 'instructor-1' });
  renderCatalog({ at, user, responses: responses() });
  const edit = await screen.findByRole('link', { name: 'Edit Course' });
  expect(edit).toHaveAttribute('href', '/my-courses/edit-course?courseId=course-1');
  const buy = screen.getByRole('button', { name: 'Buy Now' });
  expect([...edit.parentElement!.querySelectorAll('a, button')]).toEqual([edit, buy]);
});

test('a draft is edited and not bought', async () => {
  renderCatalog({ at, user: person({ role: 'ADMIN' }), responses: responses({ status: 'draft' }) });
  expect(await screen.findByRole('link', { name: 'Edit Course' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Now$/ })).not.toBeInTheDocument();
});

test('hands the address of the course to the clipboard', async () => {
  const page = renderCatalog({ at, responses: responses() });
  await page.user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}${at}`);
  expect(page.platform.said).toEqual(['success: Link copied']);
});
