import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture } from '../testing/mock-api.ts';
import { add, edit, open, prepareLectureScreens } from '../testing/render-lecture-form.tsx';

prepareLectureScreens();

/** Replies once, and fails on every later call. */
function once<Reply>(reply: Reply) {
  const call = jest.fn<Reply, []>();
  return call.mockReturnValueOnce(reply).mockImplementation(() => {
    throw new ApiError('The connection was lost', { status: 503 });
  });
}

const published = { getCourse: once(sampleDetail()) };
const draft = { getCourse: once(sampleDetail({ status: 'draft' })) };
const lectures = { listLectures: once({ course: sampleDetail(), lectures: [sampleLecture()] }) };

test.each([
  ['add lecture', add, 'Topic', published],
  ['edit lecture', edit, 'Topic', lectures],
  ['edit course', '/my-courses/edit-course?courseId=course-1', 'Title', { getCourse: once(sampleDetail()) }],
  ['create course', '/createCourse?courseId=course-1', 'Title', draft],
])('%s: the form stays when what it shows can not be read again', async (_, at, label, responses) => {
  const { user } = open(at, responses);
  await user.type(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) }), ' and more');
  const [call] = Object.values(responses);
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('textbox', { name: new RegExp(`^${label}`) })).toHaveDisplayValue(/ and more$/);
});
