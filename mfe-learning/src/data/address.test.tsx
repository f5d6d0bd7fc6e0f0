import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useViewerAddress } from './address.ts';

test('a search’s position counts when it is chosen, not after a reload or Back', async () => {
  const address = '/viewLectures?courseId=course-1&lectureId=lecture-1';
  const state = { startAt: 135 };
  const { result } = renderHook(() => ({ go: useNavigate(), startAt: useViewerAddress().startAt }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[{ pathname: '/viewLectures', search: '?courseId=course-1', state }]}>
        {children}
      </MemoryRouter>
    ),
  });
  expect(result.current.startAt).toBeUndefined();
  await act(async () => result.current.go(address, { state }));
  expect(result.current.startAt).toBe(135);
  await act(async () => result.current.go('/myCourses'));
  await act(async () => result.current.go(-1));
  expect(result.current.startAt).toBeUndefined();
});
