import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import LearningRemote from '../../remote.tsx';
import { sampleCreated } from '../../testing/mock-api.ts';
import { courses } from '../../testing/render-my-courses.tsx';

/** Replies once, and fails on every later call. */
function once<Reply>(reply: Reply) {
  const call = jest.fn<Reply, []>();
  return call.mockReturnValueOnce(reply).mockImplementation(() => {
    throw new ApiError('The connection was lost', { status: 503 });
  });
}

test.each([
  ['a learner', 'USER', { listSubscribedCourses: once(courses(1)) }],
  ['an instructor', 'INSTRUCTOR', { listCreatedCourses: once([sampleCreated({ topic: 'Course number 0' })]) }],
] as const)('the courses of %s stay when they can not be read again', async (_, role, responses) => {
  renderRemote(LearningRemote, { at: '/myCourses', user: person({ role }), responses });
  await screen.findByText('Course number 0');
  const [call] = Object.values(responses);
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.getByText('Course number 0')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
