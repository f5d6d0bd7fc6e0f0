import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { asksToLeave, responseOf } from '@vidya/contracts/testing/mock-platform';
import { sampleSubscribed } from '../../testing/mock-api.ts';
import { asLearner, courses, held } from '../../testing/render-my-courses.tsx';

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

  test('arrow keys move by half a star, each with its caption', async () => {
    const { user } = asLearner({ listSubscribedCourses: () => [sampleSubscribed({ userRating: 4 })] });
    await user.click(await screen.findByRole('button', { name: 'Edit rating' }));
    expect(await screen.findByText('Good/What i expected')).toBeVisible();
    act(() => screen.getByRole('radio', { name: /^4 out of 5/ }).focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Good/Amazing')).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByText('Average/Good')).toBeVisible();
  });

  test('what was written before is there to be changed or taken back', async () => {
    const sent = jest.fn(() => ({ rating: 4, noOfRatings: 7 }));
    const { user } = asLearner({
      listSubscribedCourses: () => [sampleSubscribed({ userRating: 4, userComment: 'Clear and kind' })],
      rateCourse: ({ body }) => (sent as jest.Mock)(body),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit rating' }));
    expect(await screen.findByRole('textbox')).toHaveValue('Clear and kind');
    await user.clear(screen.getByRole('textbox'));
    await user.click(screen.getByRole('button', { name: 'Save Rating' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ courseId: 'course-1', userRating: 4, comment: '', isNamed: false }),
    );
    await user.click(screen.getByRole('button', { name: 'Edit rating' }));
    expect(await screen.findByRole('textbox')).toHaveValue('');
  });

  test('words of a rating that is refused are there when the dialog opens again', async () => {
    const { user, platform } = asLearner({
      listSubscribedCourses: () => [sampleSubscribed({ userRating: 4, userComment: 'Clear' })],
      rateCourse: () => Promise.reject(new ApiError('Not saved', { status: 500 })),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit rating' }));
    await user.type(await screen.findByRole('textbox'), ' and kind');
    await user.click(screen.getByRole('button', { name: 'Save Rating' }));
    await waitFor(() => expect(platform.said).toContain('error: Not saved'));
    await user.click(screen.getByRole('button', { name: 'Edit rating' }));
    expect(await screen.findByRole('textbox')).toHaveValue('Clear and kind');
  });

  test('what was typed outlives Escape, and leaving asks; Cancel gives it up', async () => {
    const { user } = asLearner({
      listSubscribedCourses: () => [sampleSubscribed({ userRating: 4, userComment: 'Clear' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Edit rating' }));
    await user.type(await screen.findByRole('textbox'), ' and kind{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asksToLeave()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Edit rating' }));
    expect(await screen.findByRole('textbox')).toHaveValue('Clear and kind');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(asksToLeave()).toBe(false));
  });

  test('a refused rating outlives a filter, and leaving asks until it is saved or given up', async () => {
    const { user, platform } = asLearner({
      listSubscribedCourses: () => [sampleSubscribed({ userRating: 4, userComment: 'Clear' })],
      rateCourse: () => Promise.reject(new ApiError('Not saved', { status: 500 })),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit rating' }));
    await user.type(await screen.findByRole('textbox'), ' and kind');
    expect(asksToLeave()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save Rating' }));
    await waitFor(() => expect(platform.said).toContain('error: Not saved'));
    await user.click(screen.getByRole('button', { name: /^Done/ }));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(asksToLeave()).toBe(true);
    await user.click(screen.getByRole('button', { name: /^All/ }));
    await user.click(await screen.findByRole('button', { name: 'Edit rating' }));
    expect(await screen.findByRole('textbox')).toHaveValue('Clear and kind');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(asksToLeave()).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Edit rating' }));
    expect(await screen.findByRole('textbox')).toHaveValue('Clear');
  });

  test('a review shows the initial, unless its writer chooses the first name', async () => {
    const sent = jest.fn(() => ({ rating: 4, noOfRatings: 7 }));
    const { user } = asLearner({
      listSubscribedCourses: () => [sampleSubscribed({ userRating: 4, userComment: 'Clear' })],
      rateCourse: ({ body }) => (sent as jest.Mock)(body),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit rating' }));
    const choices = within(await screen.findByRole('group', { name: 'Beside your review' }));
    expect(choices.getByRole('radio', { name: 'Only my initial A.' })).toBeChecked();
    await user.click(choices.getByRole('radio', { name: 'Show my first name Asha' }));
    await user.click(screen.getByRole('button', { name: 'Save Rating' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ isNamed: true })));
    await user.click(screen.getByRole('button', { name: 'Edit rating' }));
    expect(await screen.findByRole('radio', { name: /^Show my first name/ })).toBeChecked();
  });

  test('words past 1,000 characters cannot be sent', async () => {
    const { user } = asLearner({ listSubscribedCourses: () => courses(1) });
    await user.click(await screen.findByRole('button', { name: 'Leave a rating' }));
    await user.click(await screen.findByRole('radio', { name: /^5 out of 5/ }));
    const save = screen.getByRole('button', { name: 'Save Rating' });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x'.repeat(1000) } });
    expect(save).toBeEnabled();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x'.repeat(1001) } });
    expect(save).toBeDisabled();
    expect(screen.getByText('1,001 / 1,000')).toBeVisible();
  });

  test('shows at once, and sends value and words', async () => {
    const response = held<unknown>();
    const sent = jest.fn(() => response.promise);
    const { user } = asLearner({
      listSubscribedCourses: () => courses(1),
      rateCourse: ({ body }) => (sent as jest.Mock)(body),
    });
    await user.click(await screen.findByRole('button', { name: 'Leave a rating' }));
    await user.click(await screen.findByRole('radio', { name: /^4.5 out of 5/ }));
    await user.type(screen.getByRole('textbox'), ' Clear and kind ');
    await user.click(screen.getByRole('button', { name: 'Save Rating' }));
    expect(await screen.findByRole('button', { name: 'Edit rating' })).toBeVisible();
    expect(sent).toHaveBeenCalledWith({
      courseId: 'course-0',
      userRating: 4.5,
      comment: 'Clear and kind',
      isNamed: false,
    });
    await act(async () => response.resolve({ rating: 4.4, noOfRatings: 7 }));
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
    const responses = [first, second];
    const { user } = asLearner({
      listSubscribedCourses: () => courses(1),
      rateCourse: () => responses.shift()?.promise,
    });
    await rate(user, 2);
    await rate(user, 5);
    first.resolve({ rating: 2, noOfRatings: 1 });
    // The second rating is sent when the response to the first has been dealt with.
    await waitFor(() => expect(responses).toHaveLength(0));
    // What that response changes is drawn in a timer of 0 ms, which runs before this one.
    await act(() => new Promise((done) => void setTimeout(done)));
    expect(ownRating()).toContain('Rated 5.0 out of 5');
    await act(async () => second.reject(new ApiError('', { status: 500 })));
    await waitFor(() => expect(ownRating()).toContain('Rated 2.0 out of 5'));
  });

  test('the failure of an older rating leaves the newer one, and is not announced', async () => {
    const first = held<unknown>();
    const second = held<unknown>();
    const responses = [first, second];
    const { user, platform } = asLearner({
      listSubscribedCourses: () => courses(1),
      rateCourse: () => responses.shift()?.promise,
    });
    await rate(user, 2);
    await rate(user, 5);
    await act(async () => first.reject(new ApiError('Not saved', { status: 500 })));
    await act(async () => second.resolve({ rating: 5, noOfRatings: 1 }));
    await waitFor(() => expect(responses).toHaveLength(0));
    expect(ownRating()).toContain('Rated 5.0 out of 5');
    expect(platform.said).not.toContain('error: Not saved');
  });

  test('closing without saving sends nothing', async () => {
    const sent = jest.fn();
    const { user } = asLearner({ listSubscribedCourses: () => courses(1), rateCourse: () => responseOf(sent()) });
    await user.click(await screen.findByRole('button', { name: 'Leave a rating' }));
    await user.click(await screen.findByRole('radio', { name: /^1 out of 5/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Leave a rating' })).toBeVisible();
  });
});
