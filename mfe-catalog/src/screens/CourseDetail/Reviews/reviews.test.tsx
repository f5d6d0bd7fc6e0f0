import { screen, within } from '@testing-library/react';
import type { CourseDetail, CourseRating } from '@vidya/contracts/calls/course';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { limits } from '@vidya/contracts/rules/limits';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { renderCatalog } from '../../../testing/render-catalog.tsx';

const at = '/courseDetail?courseId=course-1';

const responses = (given: Partial<CourseDetail>) => ({
  getCourse: () => sampleDetail(given),
  listInstructorCourses: () => [],
  listCourses: () => [],
});

/** `Review 0` is the newest. */
const reviews = (from: number, to: number): CourseRating[] =>
  Array.from({ length: to - from }, (_, index) => ({
    userId: `reader-${from + index}`,
    value: 4,
    comment: `Review ${from + index}`,
    ratedAt: new Date(Date.UTC(2026, 0, 31) - (from + index) * 60_000).toISOString(),
    name: 'K.',
    isOwn: false,
  }));

const shown = () => screen.queryAllByText(/^Review \d+$/).map(({ textContent }) => textContent);
const more = () => screen.findByRole('button', { name: 'Show more reviews' });

test('spreads the ratings over the stars', async () => {
  const allRatings = reviews(0, 1);
  renderCatalog({ at, responses: responses({ allRatings, ratingsByStars: [1, 1, 0, 0, 2] }) });
  const bars = within(await screen.findByRole('list', { name: 'Ratings by stars' }));
  expect(bars.getByText('5 stars: 2 ratings, 50 percent')).toBeInTheDocument();
  expect(bars.getByText('4 stars: 0 ratings, 0 percent')).toBeInTheDocument();
  expect(bars.getByText('1 star: 1 rating, 25 percent')).toBeInTheDocument();
});

test('shows words only, some at a time, and moves the focus on to the first new one', async () => {
  const silent = { ...reviews(20, 21)[0]!, comment: ' ' };
  const { user } = renderCatalog({ at, responses: responses({ allRatings: [silent, ...reviews(0, 6)] }) });
  const button = await more();
  expect(shown()).toEqual(['Review 0', 'Review 1', 'Review 2', 'Review 3']);
  await user.click(button);
  expect(shown()).toHaveLength(6);
  expect(screen.getByText('Review 4').closest('li')).toHaveFocus();
  expect(button).not.toBeInTheDocument();
});

test('says who wrote each review, and marks one’s own', async () => {
  const names = [{ name: 'Priya' }, { name: '' }, { name: 'कि.', isOwn: true }];
  const allRatings = reviews(0, 3).map((review, index) => ({ ...review, ...names[index] }));
  renderCatalog({ at, responses: responses({ allRatings }) });
  const items = await screen.findAllByRole('listitem', { name: '' });
  const written = items.filter((item) => /^.*Review \d/.test(item.textContent)).map((item) => item.textContent);
  expect(written[0]).toMatch(/Priya/);
  expect(written[1]).toMatch(/A learner/);
  expect(written[2]).toMatch(/कि\..*Your review/);
  expect(screen.getAllByText('Your review')).toHaveLength(1);
});

test('asks for further pages behind the last review that is known, until there are none', async () => {
  const asked: unknown[] = [];
  const listReviews = ({ query }: { query?: Record<string, unknown> }) => {
    asked.push(query?.['after']);
    return reviews(limits.reviewsAtOnce, limits.reviewsAtOnce + 1);
  };
  const allRatings = reviews(0, limits.reviewsAtOnce);
  const { user } = renderCatalog({ at, responses: { ...responses({ allRatings }), listReviews } });
  const button = await more();
  while (button.isConnected) {
    // oxlint-disable-next-line no-await-in-loop
    await user.click(button);
  }
  expect(shown()).toEqual(reviews(0, limits.reviewsAtOnce + 1).map(({ comment }) => comment));
  expect(asked).toEqual([`reader-${limits.reviewsAtOnce - 1}`]);
});

test('says when further reviews do not come, and lets one try again', async () => {
  let isDown = true;
  const listReviews = () => {
    if (isDown) throw new ApiError('', { status: 0 });
    return reviews(limits.reviewsAtOnce, limits.reviewsAtOnce + 1);
  };
  const allRatings = reviews(0, limits.reviewsAtOnce);
  const { user } = renderCatalog({ at, responses: { ...responses({ allRatings }), listReviews } });
  const button = await more();
  while (!screen.queryByRole('alert')) {
    // oxlint-disable-next-line no-await-in-loop
    await user.click(button);
  }
  expect(shown()).toHaveLength(limits.reviewsAtOnce);
  isDown = false;
  await user.click(button);
  expect(await screen.findByText(`Review ${limits.reviewsAtOnce}`)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
