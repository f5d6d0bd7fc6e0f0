import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/calls/api-error';
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

describe('the rows of the catalogue', () => {
  const listOf = ({ query = {} }: MockRequest) => {
    const name = query['category'] ?? query['price'] ?? query['sort'];
    return [sampleCourse({ _id: String(name), topic: `First of ${String(name)}` })];
  };

  test('are most popular, new and free, each with the way to its whole list', async () => {
    renderCatalog({ at: '/', responses: { listCourses: listOf } });
    const rows = [
      ['Most popular', 'First of mostPopular', 'All popular courses', '/course/all-courses'],
      ['New', 'First of new', 'All new courses', '/course/all-courses?sort=new'],
      ['Free to start', 'First of free', 'All free courses', '/course/all-courses?price=free'],
    ] as const;
    for (const [title, first, more, address] of rows) {
      const row = within(screen.getByRole('region', { name: title }));
      // One after another: the first one waits for all.
      // oxlint-disable-next-line no-await-in-loop
      expect(await row.findByRole('link', { name: first })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/courseDetail/),
      );
      expect(row.getByRole('link', { name: more })).toHaveAttribute('href', address);
      expect(within(row.getByRole('group', { name: more })).getByRole('list')).toBeInTheDocument();
    }
  });

  test('are asked for at the same time', () => {
    const listCourses = jest.fn<Promise<never>, [MockRequest]>(never);
    renderCatalog({ at: '/', responses: { listCourses, getCatalogueFigures: never } });
    expect(listCourses).toHaveBeenCalledTimes(4);
  });

  test('step aside when they are empty or cannot be had', async () => {
    const listCourses = (input: MockRequest) => {
      if (input.query?.['sort'] === 'new') throw new ApiError('', { status: 500 });
      return samples(input);
    };
    renderCatalog({ at: '/', responses: { listCourses } });
    await screen.findByText('Prompting 1');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Most popular' })).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: /^(New|Free to start)$/ })).not.toBeInTheDocument();
  });
});

describe('the figures', () => {
  const figures = { courses: 84, learners: 120_400, rating: 4.36, noOfRatings: 900 };
  const shown = () => screen.findByText('courses').then((name) => name.closest('dl'));

  test('are what the site has', async () => {
    renderCatalog({ at: '/', responses: { listCourses: samples, getCatalogueFigures: () => figures } });
    expect(await shown()).toHaveTextContent('learners1,20,400courses84average rating4.4 of 5');
  });

  test('leave out what is not there yet', async () => {
    const response = { ...figures, learners: 0, rating: 0 };
    renderCatalog({ at: '/', responses: { listCourses: samples, getCatalogueFigures: () => response } });
    expect(await shown()).toHaveTextContent(/^courses84$/);
  });

  test('say nothing of an empty site', async () => {
    const nothing = { courses: 0, learners: 0, rating: 0, noOfRatings: 0 };
    renderCatalog({ at: '/', responses: { listCourses: samples, getCatalogueFigures: () => nothing } });
    await screen.findByText('Prompting 1');
    expect(screen.queryByText(/^(courses|learners)/)).not.toBeInTheDocument();
  });

  test('are for visitors: nobody else asks for them', async () => {
    const getCatalogueFigures = jest.fn(() => figures);
    renderCatalog({ at: '/', user: learner, responses: { listCourses: samples, getCatalogueFigures } });
    await screen.findByText('Prompting 1');
    expect(getCatalogueFigures).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A broad selection of courses');
  });
});
