import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockRequest } from '@vidya/contracts/testing/mock-platform';
import { person } from '@vidya/contracts/testing/render-remote';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';
import { loadScreenAt } from '../../routes.tsx';
import { never, renderCatalog } from '../../testing/render-catalog.tsx';

const three = [1, 2, 3].map((number) => sampleCourse({ _id: `course-${number}`, topic: `Prompting ${number}` }));
const active = {
  courseId: 'a',
  courseTitle: 'A',
  subscription_status: 'active',
  paymentDetails: { amount: 0 },
} as const;
const learner = person({ subscriptions: [active] });

/** Returns courses for Generative AI, and none for any other list. */
const samples = ({ query }: MockRequest) => (query?.['category'] === 'generative-ai' ? three : []);

// As the site does before it renders the page.
beforeAll(() => loadScreenAt('/'));

test('tells a visitor what the site is for and offers to explore or to sign in', async () => {
  const listCourses = jest.fn<typeof three, [MockRequest]>(samples);
  renderCatalog({ at: '/', responses: { listCourses } });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A broad selection of courses');
  expect(screen.getByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/course/all-courses');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
  expect(screen.getByRole('link', { name: 'View All Gen Ai' })).toHaveAttribute('href', '/course/generative-ai');
  expect(screen.queryByText('Continue learning')).not.toBeInTheDocument();

  const row = await screen.findByRole('group', { name: 'Generative AI courses' });
  expect(await within(row).findAllByRole('article')).toHaveLength(3);
  expect(listCourses.mock.calls[0]?.[0].query).toEqual({ category: 'generative-ai', limit: 3 });
});

test('while nobody knows whether there is a session, the page stands as for somebody who has one', () => {
  renderCatalog({ at: '/', isProbing: true, responses: { listCourses: never } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A broad selection of courses');
  expect(screen.queryByRole('link', { name: /Sign in|Start Learning/ })).not.toBeInTheDocument();
});

test('a sample leads to its course and hands it over', async () => {
  const { user, address, state } = renderCatalog({
    at: '/',
    responses: { listCourses: samples, getCourse: never, listInstructorCourses: never },
  });
  await user.click(await screen.findByRole('link', { name: 'Prompting 2' }));
  await waitFor(() => expect(address()).toBe('/courseDetail?courseId=course-2'));
  expect(state()?.['course']).toEqual(three[1]);
});

test('shows skeletons until the samples are there', () => {
  renderCatalog({ at: '/', responses: { listCourses: never } });
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  const row = screen.getByRole('region', { name: 'Generative AI, for people who build' });
  expect(row.querySelectorAll('[aria-busy="true"] li')).toHaveLength(3);
});

test('says why the samples are missing and tries again', async () => {
  let isDown = true;
  const listCourses = (input: MockRequest) => {
    if (isDown) throw new ApiError('Server Is Down, Please Try Again Later', { status: 0 });
    return samples(input);
  };
  const { user } = renderCatalog({ at: '/', responses: { listCourses } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Server Is Down, Please Try Again Later');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Prompting 1')).toBeInTheDocument();
});

test('says so when there is no Generative AI course', async () => {
  renderCatalog({ at: '/', responses: { listCourses: () => [] } });
  expect(await screen.findByText('No Course Available For This Section')).toBeInTheDocument();
});

test('a learner goes on where they stopped; finished, expired and empty courses are left out', async () => {
  const held = (id: string, progress: number, isExpired = false, noOfLectures = 3) => ({
    ...sampleCourse({ _id: id, topic: id, noOfLectures }),
    progress,
    isExpired,
    expiresAt: '2027-01-01T00:00:00.000Z',
    lastLectureId: progress > 0 ? 'lecture-3' : null,
  });
  const listSubscribedCourses = () => [
    held('Empty', 0, false, 0),
    held('New', 0),
    held('Half', 50),
    held('Done', 100),
    held('Gone', 20, true),
  ];
  const listLectures = () => ({
    lectures: [1, 2, 3].map((number) => ({
      _id: `lecture-${number}`,
      title: `Part ${number}`,
      progress: { positionSeconds: 135 },
    })),
  });
  renderCatalog({ at: '/', user: learner, responses: { listCourses: samples, listSubscribedCourses, listLectures } });

  expect(screen.getByRole('link', { name: 'Start Learning' })).toHaveAttribute('href', '/myCourses');
  const strip = await screen.findByRole('region', { name: 'Continue learning' });
  await waitFor(() => expect(within(strip).getAllByRole('article')).toHaveLength(2));
  const titles = within(strip).getAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual(['Half', 'New']);
  expect(screen.getByRole('link', { name: 'Half' })).toHaveAttribute(
    'href',
    '/viewLectures?courseId=Half&lectureId=lecture-3',
  );
  expect(await within(strip).findByText('Lecture 3 at 2:15: Part 3')).toBeInTheDocument();
  expect(within(strip).getByText('Not started yet')).toBeInTheDocument();
});

test('staff are not asked about subscriptions', async () => {
  const listSubscribedCourses = jest.fn(() => []);
  renderCatalog({
    at: '/',
    user: person({ role: 'INSTRUCTOR', subscriptions: [active] }),
    responses: { listCourses: samples, listSubscribedCourses },
  });
  await screen.findByText('Prompting 1');
  expect(listSubscribedCourses).not.toHaveBeenCalled();
});

describe('the figures', () => {
  const figures = { courses: 84, learners: 120_400, rating: 4.36, noOfRatings: 9000, languages: ['English', 'Tamil'] };
  const shown = () => screen.findByText('courses').then((name) => name.closest('dl'));

  test('are what the site has', async () => {
    renderCatalog({ at: '/', responses: { listCourses: samples, getCatalogueFigures: () => figures } });
    expect(await shown()).toHaveTextContent('learners1,20,400courses84average rating4.4 of 5');
  });

  test('leave out what is small', async () => {
    const response = { ...figures, learners: 999, noOfRatings: 999 };
    renderCatalog({ at: '/', responses: { listCourses: samples, getCatalogueFigures: () => response } });
    expect(await shown()).toHaveTextContent(/^courses84$/);
  });

  test('say nothing of a small site but its languages, which lead to their courses', async () => {
    const response = { ...figures, courses: 49, learners: 20, noOfRatings: 12 };
    renderCatalog({ at: '/', responses: { listCourses: samples, getCatalogueFigures: () => response } });
    const languages = within(await screen.findByRole('list', { name: 'In 2 languages' }));
    expect(languages.getByRole('link', { name: 'Tamil' })).toHaveAttribute(
      'href',
      '/course/all-courses?language=Tamil',
    );
    expect(screen.queryByLabelText('Vidya in figures')).not.toBeInTheDocument();
  });

  test('say nothing of an empty site', async () => {
    const nothing = { courses: 0, learners: 0, rating: 0, noOfRatings: 0, languages: [] };
    renderCatalog({ at: '/', responses: { listCourses: samples, getCatalogueFigures: () => nothing } });
    await screen.findByText('Prompting 1');
    expect(screen.queryByText(/^(courses|learners|In \d+ languages)/)).not.toBeInTheDocument();
  });

  test('are for visitors: nobody else asks for them', async () => {
    const getCatalogueFigures = jest.fn(() => figures);
    renderCatalog({ at: '/', user: learner, responses: { listCourses: samples, getCatalogueFigures } });
    await screen.findByText('Prompting 1');
    expect(getCatalogueFigures).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A broad selection of courses');
  });
});
