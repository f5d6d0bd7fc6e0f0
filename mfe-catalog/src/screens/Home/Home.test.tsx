import { ApiError } from '@vidya/contracts/api-error';
import { answerOf, type PretendInput } from '@vidya/contracts/pretend';
import { sampleCourse } from '@vidya/contracts/samples';
import { person } from '@vidya/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { never, renderCatalog } from '../../render-catalog.tsx';

const three = [1, 2, 3].map((number) => sampleCourse({ _id: `course-${number}`, topic: `Prompting ${number}` }));
const active = {
  courseId: 'a',
  courseTitle: 'A',
  subscription_status: 'active',
  paymentDetails: { amount: 0 },
} as const;
const learner = person({ subscriptions: [active] });

test('tells a visitor what the site is for and offers to explore or to sign in', async () => {
  const listCourses = jest.fn<typeof three, [PretendInput]>(() => three);
  renderCatalog({ at: '/', answers: { listCourses } });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A broad selection of courses');
  expect(screen.getByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/course/all-courses');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
  expect(screen.getByRole('link', { name: 'View All Gen Ai' })).toHaveAttribute('href', '/course/generative-ai');
  expect(screen.queryByText('Continue learning')).not.toBeInTheDocument();

  const row = await screen.findByRole('group', { name: 'Generative AI courses' });
  expect(await within(row).findAllByRole('article')).toHaveLength(3);
  expect(listCourses.mock.calls[0]?.[0].query).toEqual({ category: 'generative-ai', limit: 3 });
});

test('a sample leads to its course and hands it over', async () => {
  const { user, address, state } = renderCatalog({
    at: '/',
    answers: { listCourses: () => three, getCourse: never, listInstructorCourses: never },
  });
  await user.click(await screen.findByRole('link', { name: 'Prompting 2' }));
  await waitFor(() => expect(address()).toBe('/courseDetail?courseId=course-2'));
  expect(state()?.['course']).toEqual(three[1]);
});

test('shows skeletons until the samples are there', () => {
  renderCatalog({ at: '/', answers: { listCourses: never } });
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(document.querySelectorAll('[aria-busy="true"] li')).toHaveLength(3);
});

test('says why the samples are missing and tries again', async () => {
  let isDown = true;
  const listCourses = () => {
    if (isDown) throw new ApiError('Server Is Down, Please Try Again Later', { status: 0 });
    return three;
  };
  const { user } = renderCatalog({ at: '/', answers: { listCourses } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Server Is Down, Please Try Again Later');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Prompting 1')).toBeInTheDocument();
});

test('says so when there is no Generative AI course', async () => {
  renderCatalog({ at: '/', answers: { listCourses: () => [] } });
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
  renderCatalog({ at: '/', user: learner, answers: { listCourses: () => three, listSubscribedCourses, listLectures } });

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
    answers: { listCourses: () => answerOf(three, { total: 3 }), listSubscribedCourses },
  });
  await screen.findByText('Prompting 1');
  expect(listSubscribedCourses).not.toHaveBeenCalled();
});
