import { act, screen, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import LearningRemote from '../../remote.tsx';
import { sampleCreated, sampleSubscribed } from '../../testing/mock-api.ts';
import { asLearner, courses, held } from '../../testing/render-my-courses.tsx';

const asStaff = (role: 'INSTRUCTOR' | 'ADMIN', responses: MockResponses, at = '/myCourses') =>
  renderRemote(LearningRemote, { at, user: person({ role }), responses });

describe('a learner’s courses', () => {
  test('four skeletons stand for the courses until they come', async () => {
    const list = held<unknown>();
    asLearner({ listSubscribedCourses: () => list.promise });
    expect(screen.getAllByTestId('course-skeleton')).toHaveLength(4);
    await act(async () => list.resolve(courses(1)));
    expect(await screen.findByText('Course number 0')).toBeVisible();
    expect(screen.queryByTestId('course-skeleton')).not.toBeInTheDocument();
  });

  test('eight to a page, with arrows and the page number', async () => {
    const { user } = asLearner({ listSubscribedCourses: () => courses(9) });
    expect(await screen.findAllByRole('article')).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('Course number 8')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 2 of 2');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(screen.getAllByRole('article')).toHaveLength(8);
  });

  test('the address names the page; one too far is the last, and a filter begins at its first', async () => {
    const { user } = asLearner({ listSubscribedCourses: () => courses(17) }, '/myCourses?page=99');
    expect(await screen.findByText('Course number 16')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 3 of 3');
    await user.click(screen.getByRole('button', { name: 'Not started (17)' }));
    expect(screen.getByText('Course number 0')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 1 of 3');
  });

  test('a filter that finds nothing says what is missing and leads back to all', async () => {
    const { user } = asLearner({ listSubscribedCourses: () => courses(1) }, '/myCourses?show=done');
    expect(await screen.findByText('No course completed yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Done (0)' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Show All Courses' }));
    expect(await screen.findByText('Course number 0')).toBeVisible();
  });

  test('an empty list says so and leads to the catalogue', async () => {
    asLearner({ listSubscribedCourses: () => [] });
    expect(await screen.findByText('You have not subscribed any course')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/course/all-courses');
    expect(screen.queryByRole('link', { name: 'Create New Course' })).not.toBeInTheDocument();
  });

  test('a failure shows the server’s words, and Retry asks again', async () => {
    let isDown = true;
    const { user } = asLearner({
      listSubscribedCourses: () => {
        if (isDown) throw new ApiError('The list is resting', { status: 500 });
        return courses(1);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The list is resting');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Course number 0')).toBeVisible();
  });

  test('real progress, the way to the lectures, and a way on to the last one', async () => {
    asLearner({ listSubscribedCourses: () => [sampleSubscribed({ progress: 62, lastLectureId: 'lecture-3' })] });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('62% completed')).toBeVisible();
    expect(card.getByRole('progressbar')).toHaveAttribute('value', '62');
    expect(card.getByRole('link', { name: 'Prompting that works' })).toHaveAttribute(
      'href',
      '/viewLectures?courseId=course-1',
    );
    expect(card.getByRole('link', { name: 'Continue: Prompting that works' })).toHaveAttribute(
      'href',
      '/viewLectures?courseId=course-1&lectureId=lecture-3',
    );
    expect(card.getByText('Meera Iyer')).toBeVisible();
  });

  test('an expired course says so and leads to where it can be bought again', async () => {
    asLearner({ listSubscribedCourses: () => [sampleSubscribed({ isExpired: true })] });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Expired')).toBeVisible();
    expect(card.getByRole('link', { name: 'Prompting that works' })).toHaveAttribute(
      'href',
      '/courseDetail?courseId=course-1',
    );
  });

  test.each([
    [{ progress: 100 }, 1],
    [{ progress: 100, isExpired: true }, 1],
    [{ progress: 99 }, 0],
  ])('of a course like %j there are %i certificates', async (given, certificates) => {
    asLearner({ listSubscribedCourses: () => [sampleSubscribed(given)] });
    const card = within(await screen.findByRole('article'));
    const links = card.queryAllByRole('link', { name: 'Certificate for Prompting that works, opens in a new tab' });
    const addresses = links.map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(Array(certificates).fill('/api/v1/course/course-1/certificate'));
  });

  test('the filter keeps what is in progress, not started or done', async () => {
    const { user } = asLearner({
      listSubscribedCourses: () => [
        sampleSubscribed({ _id: 'a', topic: 'Begun', progress: 40 }),
        sampleSubscribed({ _id: 'b', topic: 'Untouched' }),
        sampleSubscribed({ _id: 'c', topic: 'Finished', progress: 100 }),
        sampleSubscribed({ _id: 'd', topic: 'Opened', lastLectureId: 'lecture-1' }),
      ],
    });
    const shown = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await user.click(await screen.findByRole('button', { name: 'In progress (2)' }));
    expect(shown()).toEqual(['Begun', 'Opened']);
    await user.click(screen.getByRole('button', { name: 'Not started (1)' }));
    expect(shown()).toEqual(['Untouched']);
    await user.click(screen.getByRole('button', { name: 'Done (1)' }));
    expect(shown()).toEqual(['Finished']);
  });
});

describe.each(['INSTRUCTOR', 'ADMIN'] as const)('the courses of an %s', (role) => {
  test('price, rating, badges, and the way to the course', async () => {
    asStaff(role, {
      listCreatedCourses: () => [
        sampleCreated({ _id: 'a', topic: 'Public one' }),
        sampleCreated({ _id: 'b', topic: 'Unfinished one', status: 'draft' }),
        sampleCreated({ _id: 'c', topic: 'Old one', status: 'archived', noOfProcessing: 2 }),
      ],
    });
    const [open, draft, archived] = await screen.findAllByRole('article');
    expect(within(open as HTMLElement).getByRole('link', { name: 'Public one' })).toHaveAttribute(
      'href',
      '/courseDetail?courseId=a',
    );
    expect(open).toHaveTextContent('₹899');
    expect(open).toHaveTextContent('(1,204)');
    expect(within(draft as HTMLElement).getByText('Draft')).toBeVisible();
    expect(within(draft as HTMLElement).getByRole('link', { name: 'Resume draft Unfinished one' })).toHaveAttribute(
      'href',
      '/createCourse?courseId=b',
    );
    expect(within(open as HTMLElement).getByText('Published')).toBeVisible();
    expect(within(archived as HTMLElement).getByText('Archived')).toBeVisible();
    expect(archived).toHaveTextContent('Processing 2 videos');
    expect(screen.queryAllByText(/^Processing/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Create New Course' })).toHaveAttribute('href', '/createCourse');
  });

  test('a draft has no price yet, and neither is free', async () => {
    asStaff(role, {
      listCreatedCourses: () => [
        sampleCreated({ _id: 'a', topic: 'Unfinished one', status: 'draft', price: 0, noOfRatings: 0 }),
        sampleCreated({ _id: 'b', topic: 'Open to all', price: 0 }),
      ],
    });
    const [draft, open] = await screen.findAllByRole('article');
    expect(draft).not.toHaveTextContent(/Free|₹|No ratings/);
    expect(open).toHaveTextContent('Free');
  });

  test('learners, open questions with the way to them, and the last edit', async () => {
    asStaff(role, {
      listCreatedCourses: () => [
        sampleCreated({ noOfLearners: 1_204, noOfOpenQuestions: 3, openQuestionLectureId: 'lecture-2' }),
        sampleCreated({ _id: 'b', topic: 'Quiet one', noOfLearners: 1 }),
      ],
    });
    const [busy, quiet] = await screen.findAllByRole('article');
    expect(busy).toHaveTextContent('1,204 learners');
    expect(within(busy!).getByRole('link', { name: '3 open questions in Prompting that works' })).toHaveAttribute(
      'href',
      '/viewLectures?courseId=course-1&lectureId=lecture-2&tab=questions',
    );
    expect(quiet).toHaveTextContent('1 learner');
    expect(quiet).toHaveTextContent('No open questions');
    expect(busy).toHaveTextContent(/Edited \d{1,2} \w+ \d{4}/);
  });
});

describe('finding one of many courses', () => {
  const many = () => [
    ...Array.from({ length: 9 }, (_, index) =>
      sampleCreated({ _id: `c${index}`, topic: `Course number ${index}`, ...(index === 0 && { category: 'ui-ux' }) }),
    ),
    sampleCreated({ _id: 'hindi', topic: 'हिन्दी में प्रॉम्प्ट', status: 'draft' }),
    sampleCreated({ _id: 'sql', topic: 'SQL joins, drawn', status: 'draft', createdBy: 'Meera Iyer' }),
  ];
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

  test('by words of its title or category, from the first page on; Clear shows all again', async () => {
    const { user } = asStaff('INSTRUCTOR', { listCreatedCourses: many }, '/myCourses?page=2');
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    const search = within(screen.getByRole('search', { name: 'Search my courses' })).getByRole('textbox');
    await user.type(search, 'drawn sql');
    expect(titles()).toEqual(['SQL joins, drawn']);
    await user.clear(search);
    await user.type(search, 'ui ux');
    expect(titles()).toEqual(['Course number 0']);
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getAllByRole('article')).toHaveLength(8);
    expect(search).toHaveValue('');
    expect(search).toHaveFocus();
  });

  test('by status, with how many there are', async () => {
    const { user } = asStaff('INSTRUCTOR', { listCreatedCourses: many });
    await user.click(await screen.findByRole('button', { name: 'Draft (2)' }));
    expect(titles()).toEqual(['हिन्दी में प्रॉम्प्ट', 'SQL joins, drawn']);
    expect(screen.getByRole('button', { name: 'Published (9)' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('button', { name: /Archived/ })).not.toBeInTheDocument();
  });

  test('by an address that somebody sent, search and status together', async () => {
    asStaff(
      'INSTRUCTOR',
      { listCreatedCourses: many },
      '/myCourses?q=%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80&status=draft',
    );
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('हिन्दी');
    expect(screen.getByRole('button', { name: 'Draft (1)' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('for administrators also by who made it', async () => {
    asStaff('ADMIN', { listCreatedCourses: many }, '/myCourses?q=meera+iyer+sql');
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });

  test('finding nothing says so and leads back to all', async () => {
    const { user } = asStaff('INSTRUCTOR', { listCreatedCourses: many }, '/myCourses?q=nowhere');
    expect(await screen.findByText('No course found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show All Courses' }));
    expect(screen.getAllByRole('article')).toHaveLength(8);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('');
  });
});
