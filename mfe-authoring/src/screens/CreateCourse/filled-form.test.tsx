import { screen, waitFor } from '@testing-library/react';
import { fillSilently, watchFields } from '@vidya/contracts/testing/fill-silently';
import { type MockRequest, responseOf } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';
import AuthoringRemote from '../../remote.tsx';
import { mockPictures } from '../../testing/mock-pictures.ts';
import { fillCourse } from '../../testing/render-course.ts';

watchFields();

beforeEach(() => {
  sessionStorage.clear();
  mockPictures();
});
afterEach(() => jest.restoreAllMocks());

test.each(['Save & Next', 'Save as Draft'])('%s takes what was filled in without an event', async (button) => {
  const createCourse = jest.fn((_request: MockRequest) => responseOf(sampleCourse(), {}));
  const { user } = renderRemote(AuthoringRemote, {
    at: '/createCourse',
    user: person({ role: 'INSTRUCTOR' }),
    responses: { createCourse },
  });
  await fillCourse();
  fillSilently(screen.getByLabelText(/^Title/), 'Graphs in Practice');
  fillSilently(screen.getByLabelText(/^Price/), '999');
  await user.click(screen.getByText(button));
  await waitFor(() =>
    expect(createCourse.mock.calls).toMatchObject([[{ body: { topic: 'Graphs in Practice', price: 999 } }]]),
  );
});
