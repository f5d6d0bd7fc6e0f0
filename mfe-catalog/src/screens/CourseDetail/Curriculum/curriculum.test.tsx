import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '@vidya/contracts/calls/account';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { person } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { renderCatalog } from '../../../testing/render-catalog.tsx';

const at = '/courseDetail?courseId=course-1';
const enrolment = (isExpired: boolean) => ({ expiresAt: '2027-01-01T00:00:00.000Z', isExpired, progress: 40 });

test.each([
  ['who holds the course', person(), enrolment(false), true],
  ['whose access has ended', person(), enrolment(true), false],
  ['who has not joined', person(), null, false],
  ['who teaches it', person({ role: 'INSTRUCTOR', _id: 'instructor-1' }), null, true],
  ['who teaches something else', person({ role: 'INSTRUCTOR', _id: 'instructor-2' }), null, false],
  ['who administers the site', person({ role: 'ADMIN' }), null, true],
] as const)('lectures lead to the viewer for a person %s: %#', async (_, user, held, isLinked) => {
  const getCourse = () => sampleDetail({ enrolment: held });
  renderCatalog({ at, user, responses: { getCourse, listInstructorCourses: () => [], listCourses: () => [] } });
  const inside = within(await screen.findByRole('region', { name: 'What is inside' }));
  await inside.findByText('What a model sees', { exact: false });
  const links = inside.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.length > 0).toBe(isLinked);
  expect(links.every((href) => href?.startsWith('/viewLectures?courseId=course-1&lectureId='))).toBe(true);
});

test.each([
  ['a visitor', undefined, null, ['/preview?courseId=course-1&lectureId=lecture-0']],
  ['a learner who has not joined', person(), null, ['/preview?courseId=course-1&lectureId=lecture-0']],
  ['whose access has ended', person(), enrolment(true), ['/preview?courseId=course-1&lectureId=lecture-0']],
  [
    'who teaches it',
    person({ role: 'INSTRUCTOR', _id: 'instructor-1' }),
    null,
    ['/preview?courseId=course-1&lectureId=lecture-0'],
  ],
  ['who holds it and watches everything', person(), enrolment(false), []],
])('%s: free previews are links, other lectures are not: %#', async (_, user, held, previews) => {
  const lectures = [true, false].map((isPreview, index) => ({
    _id: `lecture-${index}`,
    title: `Part ${index}`,
    kind: 'video' as const,
    durationSeconds: 65,
    isPreview,
  }));
  const responses = {
    getCourse: () => sampleDetail({ lectures, enrolment: held }),
    listInstructorCourses: () => [],
    listCourses: () => [],
  };
  renderCatalog({ at, ...(user && { user }), responses });
  const inside = within(await screen.findByRole('region', { name: 'What is inside' }));
  const links = inside.queryAllByRole('link', { name: 'Free preview of Part 0' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(previews);
  expect(inside.queryByRole('link', { name: /Free preview of Part 1/ })).not.toBeInTheDocument();
  expect(inside.getByText('2 lectures, 2 min in all')).toBeInTheDocument();
  expect(inside.getAllByText('1:05')).toHaveLength(2);
});

test('a stand-in of the sample data is named as such, and not as something to try', async () => {
  const lectures = [true, false].map((isSample, index) => ({
    _id: `lecture-${index}`,
    title: `Part ${index}`,
    kind: 'video' as const,
    durationSeconds: 12,
    isPreview: false,
    ...(isSample && { isSample }),
  }));
  const responses = {
    getCourse: () => sampleDetail({ lectures }),
    listInstructorCourses: () => [],
    listCourses: () => [],
  };
  renderCatalog({ at, responses });
  const inside = within(await screen.findByRole('region', { name: 'What is inside' }));
  const marked = inside.getAllByRole('listitem').map((row) => within(row).queryAllByText('Stand-in film').length);
  expect(marked).toEqual([1, 0]);
});

describe('the play button on the picture', () => {
  const lectures = [false, true, true].map((isPreview, index) => ({
    _id: `lecture-${index}`,
    title: `Part ${index}`,
    kind: 'video' as const,
    durationSeconds: 100,
    isPreview,
  }));
  const opened = (given: Partial<CourseDetail>, user?: User) =>
    renderCatalog({
      at: '/courseDetail?courseId=course-1',
      ...(user && { user }),
      responses: { getCourse: () => sampleDetail(given), listInstructorCourses: () => [], listCourses: () => [] },
    });
  const play = () => screen.queryByRole('link', { name: /^Free preview \(/ });

  test('plays the first free preview', async () => {
    opened({ lectures });
    expect(await screen.findByRole('link', { name: 'Free preview (Part 1)' })).toHaveAttribute(
      'href',
      '/preview?courseId=course-1&lectureId=lecture-1',
    );
  });

  test('plays the promotional film, while it is a preview that learners see', async () => {
    opened({ lectures, promoLectureId: 'lecture-2' });
    expect(await screen.findByRole('link', { name: 'Watch the introduction (Part 2)' })).toHaveAttribute(
      'href',
      '/preview?courseId=course-1&lectureId=lecture-2',
    );
  });

  test.each([
    ['no preview', { isPreview: false }],
    ['hidden', { hidden: 'draft' as const }],
  ])('plays the first free preview when the promotional film is %s', async (_, change) => {
    opened({ lectures: lectures.with(2, { ...lectures[2]!, ...change }), promoLectureId: 'lecture-2' });
    expect(await screen.findByRole('link', { name: 'Free preview (Part 1)' })).toBeVisible();
  });

  test('is not there without a preview', async () => {
    opened({ lectures: lectures.slice(0, 1) });
    await screen.findByText(/Part 0/);
    expect(play()).not.toBeInTheDocument();
  });

  test('is not there for who holds the course', async () => {
    opened({ lectures, enrolment: { expiresAt: '2099-01-01T00:00:00.000Z', isExpired: false, progress: 0 } }, person());
    await screen.findByRole('link', { name: 'Continue Learning' });
    expect(play()).not.toBeInTheDocument();
  });
});

describe('sections', () => {
  const lectures = [1, 2, 3].map((number) => ({
    _id: `lecture-${number}`,
    title: `Part ${number}`,
    kind: 'video' as const,
    durationSeconds: 600,
    isPreview: false,
  }));
  const sections = [
    { _id: 'a', title: 'Basics', goal: 'Write a first program.', lectures: ['lecture-1', 'lecture-2'] },
    { _id: 'b', title: '', goal: '', lectures: ['lecture-3'] },
  ];
  const opened = (address: string) =>
    renderCatalog({
      at: address,
      responses: {
        getCourse: () => sampleDetail({ lectures, sections }),
        listInstructorCourses: () => [],
        listCourses: () => [],
      },
    });
  const inside = async () => within(await screen.findByRole('region', { name: 'What is inside' }));
  const areOpen = async () => (await inside()).getAllByRole('group').map((each) => (each as HTMLDetailsElement).open);

  test('are closed but for the first, with number, goal, count and length; all open at once', async () => {
    const { user } = opened(at);
    const part = await inside();
    expect(await part.findByText('2 sections, 3 lectures, 30 min in all')).toBeVisible();
    expect(part.getByRole('heading', { name: 'Basics' })).toBeVisible();
    expect(part.getByText('Write a first program.')).toBeVisible();
    expect(part.getByText('2 lectures, 20 min')).toBeVisible();
    expect(part.getByRole('heading', { name: 'Section 2' })).toBeVisible();
    expect(await areOpen()).toEqual([true, false]);
    expect(part.getAllByText(/^\d\. /).map((line) => line.textContent)).toEqual([
      '1. Part 1',
      '2. Part 2',
      '3. Part 3',
    ]);
    await user.click(part.getByRole('button', { name: 'Expand all sections' }));
    expect(await areOpen()).toEqual([true, true]);
    await user.click(part.getByRole('button', { name: 'Collapse all sections' }));
    expect(await areOpen()).toEqual([false, false]);
  });

  test('the address can name one', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    opened(`${at}#section-b`);
    await waitFor(async () => expect(await areOpen()).toEqual([false, true]));
    expect(scroll).toHaveBeenCalled();
  });
});

test('a long list shows its first lectures, then all, with the focus on the first new one', async () => {
  const [lecture] = sampleDetail().lectures;
  const lectures = Array.from({ length: 12 }, (_, index) => ({
    ...lecture!,
    _id: `l${index}`,
    title: `Part ${index}`,
  }));
  const getCourse = () => sampleDetail({ lectures, sections: [] });
  const { user } = renderCatalog({
    at,
    responses: { getCourse, listInstructorCourses: () => [], listCourses: () => [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Show all 12 lectures' }));
  expect(screen.getByText(/Part 10/).closest('li')).toHaveFocus();
  expect(screen.getByText(/Part 11/)).toBeInTheDocument();
});

test('the sum names articles, quizzes and files', async () => {
  const kinds = ['video', 'article', 'quiz', 'quiz'] as const;
  const lectures = kinds.map((kind, index) => ({
    _id: `lecture-${index}`,
    title: `Part ${index}`,
    kind,
    durationSeconds: 60,
    isPreview: false,
    ...(kind === 'article' && { resourceCount: 3 }),
  }));
  const responses = {
    getCourse: () => sampleDetail({ lectures }),
    listInstructorCourses: () => [],
    listCourses: () => [],
  };
  renderCatalog({ at, responses });
  const inside = within(await screen.findByRole('region', { name: 'What is inside' }));
  expect(await inside.findByText('4 lectures, 1 article, 2 quizzes, 3 files, 4 min in all')).toBeVisible();
});
