import { ApiError } from '@vidya/contracts/api-error';
import { type PretendAnswers, answerOf } from '@vidya/contracts/pretend';
import { person, renderRemote } from '@vidya/contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import LearningRemote from '../../remote.tsx';
import { sampleSubscribed } from '../../sample-answers.ts';

const courses = (length: number) =>
  Array.from({ length }, (_, index) => sampleSubscribed({ _id: `course-${index}`, topic: `Course number ${index}` }));

const asLearner = (answers: PretendAnswers, at = '/myCourses') =>
  renderRemote(LearningRemote, { at, user: person(), answers });

const asStaff = (role: 'INSTRUCTOR' | 'ADMIN', answers: PretendAnswers) =>
  renderRemote(LearningRemote, { at: '/myCourses', user: person({ role }), answers });

/** An answer that comes when the test says so. */
function held<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

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
    expect(card.getByRole('link', { name: /Continue/ })).toHaveAttribute(
      'href',
      '/viewLectures?courseId=course-1&lectureId=lecture-3',
    );
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

describe('rating', () => {
  const rate = async (user: ReturnType<typeof asLearner>['user'], stars: number) => {
    await user.click(await screen.findByRole('button', { name: /^(Leave a|Edit) rating$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How Would You Rate This Course' }));
    await user.click(dialog.getByRole('radio', { name: new RegExp(`^${stars} out of 5`) }));
    await user.click(dialog.getByRole('button', { name: 'Save Rating' }));
  };
  const ownRating = () => screen.getByRole('article').textContent;

  test('the dialog begins with the literal caption and cannot be saved without a star', async () => {
    const { user } = asLearner({ listSubscribedCourses: () => courses(1) });
    await user.click(await screen.findByRole('button', { name: 'Leave a rating' }));
    expect(await screen.findByText('Select Rating')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Rating' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /^2 out of 5/ }));
    expect(screen.getByText('Poor/Pretty disapointed')).toBeVisible();
  });

  test('shows at once, and sends value and words', async () => {
    const answer = held<unknown>();
    const sent = jest.fn(() => answer.promise);
    const { user } = asLearner({
      listSubscribedCourses: () => courses(1),
      rateCourse: ({ body }) => (sent as jest.Mock)(body),
    });
    await user.click(await screen.findByRole('button', { name: 'Leave a rating' }));
    await user.click(await screen.findByRole('radio', { name: /^4.5 out of 5/ }));
    await user.type(screen.getByRole('textbox'), ' Clear and kind ');
    await user.click(screen.getByRole('button', { name: 'Save Rating' }));
    expect(await screen.findByRole('button', { name: 'Edit rating' })).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ courseId: 'course-0', userRating: 4.5, words: 'Clear and kind' });
    await act(async () => answer.resolve({ rating: 4.4, noOfRatings: 7 }));
    expect(ownRating()).toContain('Rated 4.5 out of 5');
  });

  test('a refused rating is taken back with the server’s words', async () => {
    const { user, platform } = asLearner({
      listSubscribedCourses: () => [sampleSubscribed({ userRating: 3 })],
      rateCourse: () => Promise.reject(new ApiError('Only learners of this course rate it', { status: 403 })),
    });
    await rate(user, 5);
    await waitFor(() => expect(platform.said).toContain('error: Only learners of this course rate it'));
    expect(ownRating()).toContain('Rated 3.0 out of 5');
  });

  test('the answer to an older rating does not undo a newer one', async () => {
    const first = held<unknown>();
    const second = held<unknown>();
    const answers = [first, second];
    const { user } = asLearner({
      listSubscribedCourses: () => courses(1),
      rateCourse: () => answers.shift()?.promise,
    });
    await rate(user, 2);
    await rate(user, 5);
    await act(async () => first.resolve({ rating: 2, noOfRatings: 1 }));
    expect(ownRating()).toContain('Rated 5.0 out of 5');
    await act(async () => second.reject(new ApiError('', { status: 500 })));
    await waitFor(() => expect(ownRating()).toContain('Rated 2.0 out of 5'));
  });

  test('the failure of an older rating leaves the newer one, and is not announced', async () => {
    const first = held<unknown>();
    const second = held<unknown>();
    const answers = [first, second];
    const { user, platform } = asLearner({
      listSubscribedCourses: () => courses(1),
      rateCourse: () => answers.shift()?.promise,
    });
    await rate(user, 2);
    await rate(user, 5);
    await act(async () => first.reject(new ApiError('Not saved', { status: 500 })));
    await act(async () => second.resolve({ rating: 5, noOfRatings: 1 }));
    await waitFor(() => expect(answers).toHaveLength(0));
    expect(ownRating()).toContain('Rated 5.0 out of 5');
    expect(platform.said).not.toContain('error: Not saved');
  });

  test('closing without saving sends nothing', async () => {
    const sent = jest.fn();
    const { user } = asLearner({ listSubscribedCourses: () => courses(1), rateCourse: () => answerOf(sent()) });
    await user.click(await screen.findByRole('button', { name: 'Leave a rating' }));
    await user.click(await screen.findByRole('radio', { name: /^1 out of 5/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Leave a rating' })).toBeVisible();
  });
});

describe.each(['INSTRUCTOR', 'ADMIN'] as const)('the courses of an %s', (role) => {
  test('price, rating, badges, and the way to the course', async () => {
    asStaff(role, {
      listCreatedCourses: () => [
        sampleSubscribed({ _id: 'a', topic: 'Public one' }),
        sampleSubscribed({ _id: 'b', topic: 'Unfinished one', status: 'draft' }),
        sampleSubscribed({ _id: 'c', topic: 'Old one', status: 'archived' }),
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
    expect(within(archived as HTMLElement).getByText('Archived')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create New Course' })).toHaveAttribute('href', '/createCourse');
  });
});
