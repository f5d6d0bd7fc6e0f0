import { screen, waitFor, within } from '@testing-library/react';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { person } from '@vidya/contracts/testing/render-remote';
import { sampleCourse, sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { never, renderCatalog } from '../../testing/render-catalog.tsx';

const at = '/courseDetail?courseId=course-1';

const responses = (given: Partial<CourseDetail> = {}) => ({
  getCourse: () => sampleDetail(given),
  listInstructorCourses: () => [],
  listCourses: () => [],
});

test('shows everything about a course that was opened by its address', async () => {
  renderCatalog({ at, responses: responses() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Prompting that works' })).toBeInTheDocument();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Category' })).toHaveAttribute('href', '/course/generative-ai');
  expect(crumbs.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/course/all-courses');
  expect(crumbs.getByText('Course Details')).toHaveAttribute('aria-current', 'page');

  const terms = ['Rating', 'Instructor', 'Language', 'Course Level', 'No. Of Lectures', 'Last Update'];
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(terms);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(values.slice(1)).toEqual(['Meera Iyer', 'English', 'Beginner', '8', '9 Sep 2025']);

  expect(screen.getByText('₹899')).toBeInTheDocument();
  expect(screen.getByText('40% off')).toBeInTheDocument();
  const about = within(screen.getByRole('region', { name: 'About Prompting that works' }));
  expect(await about.findByText('Write prompts that give the same good answer twice.')).toBeInTheDocument();
  expect(screen.getByText('What a model sees', { exact: false })).toBeInTheDocument();
});

test('shows what the card knew at once, then what the server knows', async () => {
  let response: (detail: CourseDetail) => void = () => undefined;
  const getCourse = () => new Promise<CourseDetail>((resolve) => void (response = resolve));
  const course = sampleCourse({ topic: 'As the card had it' });
  renderCatalog({
    at: { pathname: '/courseDetail', state: { course } },
    responses: { ...responses(), getCourse },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'As the card had it' })).toBeInTheDocument();
  response(sampleDetail({ topic: 'As it is now' }));
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
    responses: { ...responses(), getCourse },
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
  renderCatalog({ at: address, responses: { getCourse } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Course not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/course/all-courses');
  expect(document.title).toBe('Course not found | Vidya');
});

test('fails with words and Retry when nothing is known', async () => {
  const getCourse = () => {
    throw new ApiError('', { status: 500 });
  };
  renderCatalog({ at, responses: { getCourse } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error In Getting Course Details');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

test('waits in the shape of the page, under the title that the front server wrote', async () => {
  document.title = 'Prompting that works | Vidya';
  renderCatalog({ at, responses: { getCourse: never } });
  expect(await screen.findByLabelText('Loading the course')).toHaveAttribute('aria-busy', 'true');
  expect(document.title).toBe('Prompting that works | Vidya');
});

test('shows descriptions without anything that could act', async () => {
  const description =
    '<p onclick="x()">Fine</p><script>window.hacked = true</script><img src=x onerror="x()"><a href="javascript:x()">bad</a><a href="https://vidya.example">good</a>';
  renderCatalog({ at, responses: responses({ description }) });
  const about = await screen.findByRole('region', { name: /^About/ });
  expect(await within(about).findByText('Fine')).not.toHaveAttribute('onclick');
  expect(about.querySelector('script, img')).toBeNull();
  expect(within(about).getByText('bad')).not.toHaveAttribute('href');
  expect(within(about).getByRole('link', { name: 'good' })).toHaveAttribute('rel', 'nofollow noopener noreferrer');
});

test('says when a course has no date, no lectures and no ratings', async () => {
  renderCatalog({ at, responses: responses({ updatedAt: '', lectures: [], allRatings: [], accessDays: 90 }) });
  expect(await screen.findByText('Not Available')).toBeInTheDocument();
  expect(screen.getByText('No Lecture Available For This Course')).toBeInTheDocument();
  expect(screen.getByText(/Nobody has rated this course yet/)).toBeInTheDocument();
  expect(screen.getByText('90 days of access')).toBeInTheDocument();
});

test.each([
  [1_095, '3 years of access'],
  [365, '1 year of access'],
  [400, '400 days of access'],
])('%i days are %s', async (accessDays, text) => {
  renderCatalog({ at, responses: responses({ accessDays }) });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('the buy card repeats no fact of the introduction', async () => {
  renderCatalog({ at, responses: responses() });
  const card = within(await screen.findByRole('complementary', { name: 'Price and enrolment' }));
  expect(await card.findByText('3 h 20 min of lectures')).toBeInTheDocument();
  expect(card.queryByText(/8 lectures|Beginner|English/)).not.toBeInTheDocument();
});

test('a course that is not published says so and is not for sale', async () => {
  renderCatalog({ at, user: person({ role: 'ADMIN' }), responses: responses({ status: 'draft' }) });
  expect(await screen.findByText('Not published')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
});

test('a draft without a category leads to the whole catalogue, and shows a sign for its picture', async () => {
  renderCatalog({ at, user: person({ role: 'ADMIN' }), responses: responses({ status: 'draft', category: '' }) });
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Category' })).toHaveAttribute('href', '/course/all-courses');
});

test('leads to other courses of the field, most popular first, and never to itself', async () => {
  const asked: unknown[] = [];
  const listCourses = ({ query }: { query?: unknown }) => {
    asked.push(query);
    return ['course-1', 'b', 'c', 'd', 'e'].map((_id) => sampleCourse({ _id, topic: `About ${_id}` }));
  };
  renderCatalog({ at, responses: { ...responses(), listCourses } });
  const related = within(await screen.findByRole('region', { name: 'More in Generative AI' }));
  const links = (await related.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['b', 'c', 'd', 'e'].map((id) => `/courseDetail?courseId=${id}`));
  expect(asked).toEqual([{ category: 'generative-ai', sort: 'mostPopular', limit: 5 }]);
});

test('presents the instructor with what they say about themselves', async () => {
  const instructor = {
    picture: { secure_url: '/media/images/meera.webp' },
    headline: 'Builds data teams',
    about: 'Ten years in banks. Now I teach.',
  };
  renderCatalog({ at, responses: responses({ instructor }) });
  const part = await screen.findByRole('region', { name: 'Your instructor' });
  expect(within(part).getByRole('heading', { name: 'Meera Iyer' })).toBeInTheDocument();
  expect(part.querySelector('img')).toHaveAttribute('src', '/media/images/meera.webp');
  expect(within(part).getByText('Builds data teams')).toBeInTheDocument();
  expect(within(part).getByText('Ten years in banks. Now I teach.')).toBeInTheDocument();
});

test('leaves no hole where an instructor says nothing about themselves', async () => {
  renderCatalog({ at, responses: responses() });
  const part = await screen.findByRole('region', { name: 'Your instructor' });
  expect(part.textContent).toBe('Your instructorMIMeera IyerInstructor on Vidya');
});

test('presents all who teach the course, its owner first', async () => {
  const instructors = [
    { _id: 'instructor-1', name: 'Meera Iyer' },
    { _id: 'instructor-2', name: 'Arjun Menon', headline: 'Draws what others say', about: '', picture: null },
  ];
  renderCatalog({ at, responses: responses({ instructors }) });
  const part = within(await screen.findByRole('region', { name: 'Your instructors' }));
  expect(part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Meera Iyer',
    'Arjun Menon',
  ]);
  expect(part.getByText('Draws what others say')).toBeVisible();
  expect(screen.getByText('Instructors').nextSibling).toHaveTextContent('Meera Iyer and Arjun Menon');
});

test('shows what else the instructor teaches, and the way to all of it', async () => {
  const ids = ['course-1', 'b', 'c', 'd', 'e', 'f'];
  const newest = ids.map((_id) => sampleCourse({ _id, topic: `About ${_id}` }));
  const listInstructorCourses = () => responseOf(newest, { total: 6, meta: { noOfRatings: 12 } });
  renderCatalog({ at, responses: { ...responses(), listInstructorCourses } });
  const list = within(await screen.findByRole('list', { name: 'Also by Meera Iyer' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(
    ['b', 'c', 'd', 'e'].map((id) => `About ${id}`),
  );
  expect(screen.getByText('6 courses, 12 ratings from learners')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See every course by Meera Iyer' })).toHaveAttribute(
    'href',
    '/course/all-courses?q=Meera+Iyer',
  );
});

test('keeps the usual room for the instructor’s courses until they are known', async () => {
  renderCatalog({ at, responses: { ...responses(), listInstructorCourses: never } });
  const region = await screen.findByRole('region', { name: 'Your instructor' });
  expect(within(region).getAllByRole('listitem', { hidden: true })).toHaveLength(4);
  expect(within(region).queryByRole('link')).not.toBeInTheDocument();
});

test('keeps no room where the instructor’s courses cannot be had', async () => {
  const listInstructorCourses = () => {
    throw new ApiError('', { status: 400 });
  };
  renderCatalog({ at, responses: { ...responses(), listInstructorCourses } });
  const region = await screen.findByRole('region', { name: 'Your instructor' });
  await waitFor(() => expect(within(region).queryByRole('listitem', { hidden: true })).not.toBeInTheDocument());
});

test('says nothing of days and learners before they are known, and then in the same rows', async () => {
  let response: (detail: CourseDetail) => void = () => undefined;
  const getCourse = () => new Promise<CourseDetail>((resolve) => void (response = resolve));
  renderCatalog({
    at: { pathname: '/courseDetail', state: { course: sampleCourse() } },
    responses: { ...responses(), getCourse },
  });
  const card = within(await screen.findByRole('complementary', { name: 'Price and enrolment' }));
  expect(card.queryByText(/of access/)).not.toBeInTheDocument();
  const rows = card.getAllByRole('listitem').length;
  response(sampleDetail({ accessDays: 90, enrolledCount: 0 }));
  expect(await card.findByText('90 days of access')).toBeInTheDocument();
  expect(card.getByText('No learners yet')).toBeInTheDocument();
  expect(card.getAllByRole('listitem')).toHaveLength(rows);
});
