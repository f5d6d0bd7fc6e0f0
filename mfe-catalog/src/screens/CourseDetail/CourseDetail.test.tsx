import { ApiError } from '@vidya/contracts/api-error';
import type { CourseDetail } from '@vidya/contracts/course';
import { sampleCourse, sampleDetail } from '@vidya/contracts/samples';
import { person } from '@vidya/contracts/testing';
import { screen, within } from '@testing-library/react';
import { never, renderCatalog } from '../../render-catalog.tsx';

const at = '/courseDetail?courseId=course-1';

const answers = (given: Partial<CourseDetail> = {}) => ({
  getCourse: () => sampleDetail(given),
  listInstructorCourses: () => [],
  listCourses: () => [],
});

test('shows everything about a course that was opened by its address', async () => {
  renderCatalog({ at, answers: answers() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Prompting that works' })).toBeInTheDocument();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Category' })).toHaveAttribute('href', '/course/generative-ai');
  expect(crumbs.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/course/all-courses');
  expect(crumbs.getByText('Course Details')).toHaveAttribute('aria-current', 'page');

  const facts = ['Rating', 'Instructor', 'Language', 'Course Level', 'No. Of Lectures', 'Last Update'];
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(facts);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(values.slice(1)).toEqual(['Meera Iyer', 'English', 'Beginner', '8', '9 Sep 2025']);

  expect(screen.getByText('₹899')).toBeInTheDocument();
  expect(screen.getByText('40% off')).toBeInTheDocument();
  const about = within(screen.getByRole('region', { name: 'About Prompting that works' }));
  expect(about.getByText('Write prompts that give the same good answer twice.')).toBeInTheDocument();
  expect(screen.getByText('What a model sees', { exact: false })).toBeInTheDocument();
});

test('shows what the card knew at once, then what the server knows', async () => {
  let answer: (detail: CourseDetail) => void = () => undefined;
  const getCourse = () => new Promise<CourseDetail>((resolve) => void (answer = resolve));
  const course = sampleCourse({ topic: 'As the card had it' });
  renderCatalog({
    at: { pathname: '/courseDetail', state: { course } },
    answers: { ...answers(), getCourse },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'As the card had it' })).toBeInTheDocument();
  answer(sampleDetail({ topic: 'As it is now' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'As it is now' })).toBeInTheDocument();
});

test('keeps what the card knew when the rest does not come, and tries again', async () => {
  let isDown = true;
  const getCourse = () => {
    if (isDown) throw new ApiError('Server Is Down, Please Try Again Later', { status: 0 });
    return sampleDetail();
  };
  const { user } = renderCatalog({
    at: { pathname: '/courseDetail', search: '?courseId=course-1', state: { course: sampleCourse() } },
    answers: { ...answers(), getCourse },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Server Is Down, Please Try Again Later');
  expect(screen.getByRole('heading', { level: 1, name: 'Prompting that works' })).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'What is inside' })).toBeInTheDocument();
});

test.each([
  ['an id that nobody has', '/courseDetail?courseId=gone'],
  ['no id at all', '/courseDetail'],
])('with %s says that the course is not found, and leads on', async (_, address) => {
  const getCourse = () => {
    throw new ApiError('Course not found', { status: 404 });
  };
  renderCatalog({ at: address, answers: { getCourse } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Course not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/course/all-courses');
});

test('fails with words and Retry when nothing is known', async () => {
  const getCourse = () => {
    throw new ApiError('', { status: 500 });
  };
  renderCatalog({ at, answers: { getCourse } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error In Getting Course Details');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

test('waits in the shape of the page', async () => {
  renderCatalog({ at, answers: { getCourse: never } });
  expect(await screen.findByLabelText('Loading the course')).toHaveAttribute('aria-busy', 'true');
});

test('shows descriptions without anything that could act', async () => {
  const description =
    '<p onclick="x()">Fine</p><script>window.hacked = true</script><img src=x onerror="x()"><a href="javascript:x()">bad</a><a href="https://vidya.example">good</a>';
  renderCatalog({ at, answers: answers({ description }) });
  const about = await screen.findByRole('region', { name: /^About/ });
  expect(await within(about).findByText('Fine')).not.toHaveAttribute('onclick');
  expect(about.querySelector('script, img')).toBeNull();
  expect(within(about).getByText('bad')).not.toHaveAttribute('href');
  expect(within(about).getByRole('link', { name: 'good' })).toHaveAttribute('rel', 'nofollow noopener noreferrer');
});

test('says when a course has no date, no lectures and no ratings', async () => {
  renderCatalog({ at, answers: answers({ updatedAt: '', lectures: [], allRatings: [] }) });
  expect(await screen.findByText('Not Available')).toBeInTheDocument();
  expect(screen.getByText('No Lecture Available For This Course')).toBeInTheDocument();
  expect(screen.getByText(/Nobody has rated this course yet/)).toBeInTheDocument();
});

test('spreads the ratings over the stars, halves with the star they have begun', async () => {
  const allRatings = [5, 4.5, 2, 0.5].map((value, index) => ({
    userId: `reader-${index}`,
    value,
    words: index === 1 ? 'Short and clear.' : '',
    ratedAt: '2025-06-01T00:00:00.000Z',
  }));
  renderCatalog({ at, answers: answers({ allRatings }) });
  const bars = within(await screen.findByRole('list', { name: 'Ratings by stars' }));
  expect(bars.getByText('5 stars: 2 ratings, 50 percent')).toBeInTheDocument();
  expect(bars.getByText('4 stars: 0 ratings, 0 percent')).toBeInTheDocument();
  expect(bars.getByText('1 star: 1 rating, 25 percent')).toBeInTheDocument();
  expect(screen.getByText('Short and clear.')).toBeInTheDocument();
});

test('a course that is not published says so and is not for sale', async () => {
  renderCatalog({ at, user: person({ role: 'ADMIN' }), answers: answers({ status: 'draft' }) });
  expect(await screen.findByText('Not published')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
});
