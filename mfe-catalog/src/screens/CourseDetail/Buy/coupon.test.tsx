import { act, screen, waitFor } from '@testing-library/react';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { fillSilently, watchFields } from '@vidya/contracts/testing/fill-silently';
import { asksToLeave, type MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { renderCatalog } from '../../../testing/render-catalog.tsx';

watchFields();

const at = '/courseDetail?courseId=course-1';
const withCoupon = `${at}&coupon=MONSOON20`;
const off = { kind: 'percent', value: 20 } as const;

/** A mock that knows one coupon. */
const checkCoupon: MockResponses[string] = ({ query }) => {
  const code = String((query as { code?: unknown } | undefined)?.code);
  if (code !== 'MONSOON20') throw new ApiError('Coupon Is Not Valid', { status: 400, code: 'CouponRefused' });
  return { code, off, price: 719, saved: 180 };
};

const responses = (given: Partial<CourseDetail> = {}): MockResponses => ({
  getCourse: () => sampleDetail(given),
  listInstructorCourses: () => [],
  listCourses: () => [],
  listCategoryCourses: () => ({ Course: [] }),
  checkCoupon,
});

const disclosure = () => screen.findByRole('button', { name: 'Have a coupon?' });
const field = () => screen.findByRole('textbox', { name: 'Coupon code' });
const saving = () => screen.getByText(/% off|₹\d+ off/).textContent;
const remove = () => screen.findByRole('button', { name: 'Remove coupon MONSOON20' });

test('a visitor types a code, sees what it saves, and takes it away again', async () => {
  const { user, address } = renderCatalog({ at, responses: responses() });
  await user.click(await disclosure());
  expect(await field()).toHaveFocus();
  expect(asksToLeave()).toBe(false);
  await user.type(await field(), ' monsoon 20');
  expect(asksToLeave()).toBe(true);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('MONSOON20', { selector: 'b' })).toBeVisible();
  expect(screen.getByText(/you save ₹180/)).toBeVisible();
  expect(screen.getByText('₹719')).toBeVisible();
  expect(screen.getByText('₹1,499')).toHaveTextContent('Original price ₹1,499');
  expect(saving()).toBe('52% off with MONSOON20');
  expect(screen.getByText('New price ₹719')).toHaveAttribute('role', 'status');
  expect(address()).toBe(withCoupon);
  expect(await remove()).toHaveFocus();
  for (const code of screen.getAllByText('MONSOON20')) expect(code).toHaveAttribute('translate', 'no');
  expect(asksToLeave()).toBe(false);
  await user.click(await remove());
  expect(await disclosure()).toHaveFocus();
  expect(screen.queryByText('₹719')).not.toBeInTheDocument();
  expect(address()).toBe(at);
});

test('takes a code that was filled in without an event', async () => {
  const { user } = renderCatalog({ at, responses: responses() });
  await user.click(await disclosure());
  fillSilently(await field(), 'MONSOON20');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('MONSOON20', { selector: 'b' })).toBeVisible();
});

test('says in rupees what is less than one percent', async () => {
  const little = { code: 'MONSOON20', off: { kind: 'rupees', value: 5 }, price: 1_494, saved: 5 };
  const whole = responses({ price: 1_499, discount: 0 });
  renderCatalog({ at: withCoupon, responses: { ...whole, checkCoupon: () => little } });
  await remove();
  expect(saving()).toBe('₹5 off with MONSOON20');
});

test('never claims to take off more than the price', async () => {
  const more = { code: 'MONSOON20', off: { kind: 'rupees', value: 99_999 }, price: 0, saved: 899 };
  renderCatalog({ at: withCoupon, responses: { ...responses(), checkCoupon: () => more } });
  await remove();
  expect(saving()).toBe('100% off with MONSOON20');
  expect(screen.getByText('Free')).toBeVisible();
  // If nothing is left to pay, the button says Enroll (section 6).
  expect(screen.getByRole('button', { name: 'Enroll Now' })).toBeVisible();
});

test('keeps a bad code in its field, with the reason beside it', async () => {
  const { user } = renderCatalog({ at, responses: responses() });
  await user.click(await disclosure());
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await field()).toHaveAccessibleDescription('Enter A Coupon Code');
  await user.type(await field(), 'summer{Enter}');
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription('Coupon Is Not Valid'));
  expect(await field()).toHaveValue('summer');
  expect(await field()).toHaveFocus();
  expect(screen.getByText('₹899')).toBeVisible();
  await user.clear(await field());
  await user.type(await field(), 'MONSOON20{Enter}');
  expect(await remove()).toBeVisible();
});

test('asks again about the same code', async () => {
  let isUp = false;
  const { user } = renderCatalog({
    at: withCoupon,
    responses: {
      ...responses(),
      checkCoupon: (input) => {
        if (!isUp) throw new ApiError('', { status: 0 });
        return checkCoupon(input);
      },
    },
  });
  expect(await field()).toHaveValue('MONSOON20');
  isUp = true;
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await remove()).toBeVisible();
});

test('Escape closes the field', async () => {
  const { user, address } = renderCatalog({ at: `${at}&coupon=SUMMER`, responses: responses() });
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription('Coupon Is Not Valid'));
  // The person did not open the field, so it does not take the focus.
  expect(await field()).not.toHaveFocus();
  await user.click(await field());
  await user.keyboard('{Escape}');
  expect(await disclosure()).toHaveFocus();
  expect(address()).toBe(at);
});

test('a code in the address is tried at once, and Buy Now takes it along', async () => {
  const page = renderCatalog({ at: withCoupon, user: person(), responses: responses() });
  await remove();
  await page.user.click(screen.getByRole('button', { name: 'Buy Now' }));
  expect(page.address()).toBe('/course/checkout?courseId=course-1&coupon=MONSOON20');
});

test('is taken along by a person whose session is not known yet', async () => {
  const page = renderCatalog({ at: withCoupon, user: person(), isProbing: true, responses: responses() });
  await page.user.click(await screen.findByRole('button', { name: 'Buy Now' }));
  await waitFor(() => expect(page.address()).toBe('/course/checkout?courseId=course-1&coupon=MONSOON20'));
});

test('goes along to the free preview', async () => {
  const lectures = [{ _id: 'lecture-1', title: 'One', kind: 'video' as const, durationSeconds: 65, isPreview: true }];
  renderCatalog({ at: withCoupon, responses: responses({ lectures }) });
  for (const link of await screen.findAllByRole('link', { name: /^Free preview/ }))
    expect(link).toHaveAttribute('href', '/preview?courseId=course-1&lectureId=lecture-1&coupon=MONSOON20');
});

test('what was refused stays behind', async () => {
  const page = renderCatalog({ at: `${at}&coupon=SUMMER`, user: person(), responses: responses() });
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription('Coupon Is Not Valid'));
  await page.user.click(screen.getByRole('button', { name: 'Buy Now' }));
  expect(page.address()).toBe('/course/checkout?courseId=course-1');
});

test('a visitor keeps it on the way to the log-in', async () => {
  const page = renderCatalog({ at: withCoupon, responses: responses() });
  await remove();
  const errorToast = jest.spyOn(page.platform.toasts, 'error');
  await page.user.click(screen.getByRole('button', { name: 'Buy Now' }));
  const [text, action] = errorToast.mock.lastCall ?? [];
  expect(text).toBe('Please Login To Enroll');
  act(() => (action as { run: () => void }).run());
  await waitFor(() =>
    expect(page.address()).toBe('/auth/login?next=%2FcourseDetail%3FcourseId%3Dcourse-1%26coupon%3DMONSOON20'),
  );
});

const enrolment = { expiresAt: '2027-01-01T00:00:00.000Z', isExpired: false, progress: 40, lastLectureId: null };

test.each([
  ['instructors', { role: 'INSTRUCTOR' }, {}],
  ['administrators', { role: 'ADMIN' }, {}],
  ['who holds the course', {}, { enrolment }],
  ['a course that is free', {}, { price: 999, discount: 100 }],
] as const)('is not offered to %s', async (_, user, given) => {
  const checked = jest.fn(checkCoupon);
  renderCatalog({
    at: withCoupon,
    user: person(user),
    responses: { ...responses(given), checkCoupon: checked },
  });
  await screen.findByRole('heading', { name: 'Prompting that works' });
  await screen.findByText(/of access/);
  expect(screen.queryByText('Have a coupon?')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Coupon code' })).not.toBeInTheDocument();
  expect(checked).not.toHaveBeenCalled();
});
