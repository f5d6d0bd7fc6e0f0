import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { User } from '@vidya/contracts/calls/account';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import LearningRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';
import { currentPlayer, players } from '../../testing/mock-player.ts';
import { samplePreview } from '../../testing/sample-preview.ts';

beforeAll(() => loadScreenAt('/preview'));

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../testing/mock-player.ts'));

afterEach(() => {
  players.length = 0;
});

const lectures = ['One', 'Two', 'Three'].map((title, index) => ({
  _id: `lecture-${index + 1}`,
  title,
  kind: 'video' as const,
  durationSeconds: 65,
  isPreview: index !== 1,
}));

interface Opening {
  at?: string;
  user?: User;
  responses?: MockResponses;
}

const at = '/preview?courseId=course-1&lectureId=lecture-1';
const open = ({ user, responses = {}, ...given }: Opening = {}) =>
  renderRemote(LearningRemote, {
    at,
    ...given,
    ...(user && { user }),
    responses: { getPreview: () => samplePreview(), getCourse: () => sampleDetail({ lectures }), ...responses },
  });

test('a coupon stays in the address on the way back to the course, and on to another preview', async () => {
  open({ at: `${at}&coupon=MONSOON20` });
  const links = async (name: RegExp | string) =>
    (await screen.findAllByRole('link', { name })).map((link) => link.getAttribute('href'));
  const course = '/courseDetail?courseId=course-1&coupon=MONSOON20';
  expect(await links('Buy This Course')).toEqual([course]);
  expect(await links('Prompting that works')).toEqual([course, course]);
  expect(await links(/Three/)).toEqual(['/preview?courseId=course-1&lectureId=lecture-3&coupon=MONSOON20']);
});

test('a visitor watches it, with the course, its price and the way to buy beside it', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'One' })).toBeVisible();
  expect(screen.getByText('What this is about.')).toBeVisible();
  await waitFor(() => expect(currentPlayer().sources[0]?.src).toBe('/media/preview/1.mp4'));
  const course = within(await screen.findByRole('region', { name: 'Prompting that works' }));
  expect(course.getByText('₹899')).toBeVisible();
  expect(course.getByRole('link', { name: 'Buy This Course' })).toHaveAttribute(
    'href',
    '/courseDetail?courseId=course-1',
  );
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getByRole('link', { name: 'Prompting that works' })).toHaveAttribute(
    'href',
    '/courseDetail?courseId=course-1',
  );
});

test('the other free previews stand beside it, and nothing else of the course', async () => {
  const { user } = open({
    responses: {
      getPreview: ({ params }) =>
        samplePreview({
          _id: params?.['lectureId'] ?? '',
          title: params?.['lectureId'] === 'lecture-3' ? 'Three' : 'One',
        }),
    },
  });
  const others = within(await screen.findByRole('navigation', { name: 'Free previews of this course' }));
  expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '1. OneDuration 1:05',
    '3. ThreeDuration 1:05',
  ]);
  expect(others.getByRole('link', { current: 'page' })).toHaveTextContent('1. One');
  await user.click(others.getByRole('link', { name: /Three/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Three' })).toBeVisible();
});

test('watching it to the end tells the server nothing, whoever watches', async () => {
  const saveProgress = jest.fn();
  open({ user: person(), responses: { saveProgress } });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(currentPlayer().sources).toHaveLength(1));
  await act(async () => {
    currentPlayer().watch(60);
    currentPlayer().finish();
  });
  cleanup();
  expect(saveProgress).not.toHaveBeenCalled();
});

const enrolment = (isExpired: boolean) => ({ expiresAt: '2027-01-01T00:00:00.000Z', isExpired, progress: 0 });

test.each([
  ['a learner without an enrolment', person(), null, 'Buy This Course'],
  ['a learner whose access has ended', person(), enrolment(true), 'Buy This Course'],
  ['a learner who holds it', person(), enrolment(false), 'Continue Learning'],
  ['its instructor', person({ role: 'INSTRUCTOR', _id: 'instructor-1' }), null, 'View Lectures'],
  ['another instructor', person({ role: 'INSTRUCTOR', _id: 'instructor-2' }), null, 'Buy This Course'],
  ['an administrator', person({ role: 'ADMIN' }), null, 'View Lectures'],
])('%s gets the way on that fits', async (_, user, held, name) => {
  open({ user, responses: { getCourse: () => sampleDetail({ lectures, enrolment: held }) } });
  const course = within(await screen.findByRole('region', { name: 'Prompting that works' }));
  expect(course.getByRole('link', { name })).toBeVisible();
});

test('a free course asks to enroll', async () => {
  open({ responses: { getCourse: () => sampleDetail({ lectures, price: 0 }) } });
  expect(await screen.findByRole('link', { name: 'Enroll in This Course' })).toBeVisible();
});

test('a YouTube preview plays from YouTube', async () => {
  const { user } = open({
    responses: { getPreview: () => samplePreview({ files: [], youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Play One from YouTube' }));
  expect(await screen.findByTitle('One')).toHaveAttribute('src', expect.stringContaining('dQw4w9WgXcQ'));
});

test.each([[404], [400]])(
  'a lecture that is no preview (%i) is said plainly, with the way to its course',
  async (status) => {
    open({ responses: { getPreview: () => Promise.reject(new ApiError('Not Found', { status })) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'This lecture is not a free preview' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the Course' })).toHaveAttribute(
      'href',
      '/courseDetail?courseId=course-1',
    );
  },
);

test('an address without a lecture leads on all the same', async () => {
  open({ at: '/preview' });
  expect(await screen.findByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/course/all-courses');
});

test('a failure shows the server’s words, and Retry asks again', async () => {
  let isDown = true;
  const { user } = open({
    responses: {
      getPreview: () => {
        if (isDown) throw new ApiError('The film is resting', { status: 500 });
        return samplePreview();
      },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The film is resting');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'One' })).toBeVisible();
});

test('the video plays on while the course is missing', async () => {
  open({ responses: { getCourse: () => Promise.reject(new ApiError('', { status: 500 })) } });
  expect(await screen.findByRole('heading', { level: 1, name: 'One' })).toBeVisible();
  await waitFor(() => expect(currentPlayer().sources).toHaveLength(1));
});
