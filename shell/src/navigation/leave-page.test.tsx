import { act, render, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { Route, Routes } from 'react-router-dom';
import { memoryRouter } from '../testing/memory-router.ts';
import { leaveQuestionAtom, useLeaveGuard } from './leave-guard.ts';
import { leavePage } from './leave-page.ts';
import { RouterProvider } from './RouterProvider.tsx';

function Form({ isDirty }: { isDirty: boolean }) {
  useLeaveGuard(isDirty);
  const question = useAtomValue(leaveQuestionAtom);
  if (!question) return null;
  return (
    <>
      <button onClick={question.stay}>Stay</button>
      <button onClick={question.leave}>Leave</button>
    </>
  );
}

/** Leaves a form for `/login`. `trace` says when it is left. */
async function leaveForm({ isDirty }: { isDirty: boolean }) {
  const router = memoryRouter('/start', '/form');
  render(
    <RouterProvider router={router}>
      <Routes>
        <Route path="/form" element={<Form isDirty={isDirty} />} />
        <Route path="*" element={null} />
      </Routes>
    </RouterProvider>,
  );
  const trace: string[] = [];
  const path = (): string => router.arrival().location.pathname;
  await act(async () => {
    void leavePage(router, '/login').then(() => trace.push(`left for ${path()}`));
  });
  return { router, trace, path };
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('leaves a page without unsaved input at once', async () => {
  const { trace } = await leaveForm({ isDirty: false });
  expect(trace).toEqual(['left for /login']);
});

it('waits for the person’s answer where input is unsaved', async () => {
  const { trace, path } = await leaveForm({ isDirty: true });
  expect([path(), trace]).toEqual(['/form', []]);
  await press('Leave');
  expect(trace).toEqual(['left for /login']);
});

it('is not done while the person stays, and done when they leave later', async () => {
  const { router, trace, path } = await leaveForm({ isDirty: true });
  await press('Stay');
  expect([path(), trace]).toEqual(['/form', []]);
  await act(async () => router.navigate('/about'));
  await press('Leave');
  expect(trace).toEqual(['left for /about']);
});
