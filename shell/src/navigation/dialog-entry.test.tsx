import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useDialogEntry } from './use-dialog-entry.ts';

let closeOfDialog: () => void;

function Page() {
  const { isOpen, open, close } = useDialogEntry('question');
  const openTwice = (): void => {
    open();
    open();
  };
  if (!isOpen) return <button onClick={openTwice}>Ask</button>;
  closeOfDialog = close;
  return <p role="dialog">Sure?</p>;
}

/** A dialog of the last page of a visit, just opened by a double click. */
async function openDialog() {
  const router = createMemoryRouter(
    [
      { path: '/second', element: <Page /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/start', '/first', '/second'] },
  );
  render(<RouterProvider router={router} />);
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('dialog')).toBeVisible();
  return { router, path: () => router.state.location.pathname };
}

it('opens once and closes once: the second press of a double click does nothing', async () => {
  const { path } = await openDialog();
  await act(async () => {
    closeOfDialog();
    closeOfDialog();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(path()).toBe('/second');
});

it('closes nothing more when work ends after somebody else closed the dialog', async () => {
  const { router, path } = await openDialog();
  await act(() => router.navigate(-1));
  await act(async () => closeOfDialog());
  expect(path()).toBe('/second');
  await act(() => router.navigate(-1));
  await act(async () => closeOfDialog());
  expect(path()).toBe('/first');
});

it('closes again after Forward has opened the same dialog', async () => {
  const { router, path } = await openDialog();
  await act(async () => closeOfDialog());
  await act(() => router.navigate(1));
  expect(screen.getByRole('dialog')).toBeVisible();
  await act(async () => closeOfDialog());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(path()).toBe('/second');
});
