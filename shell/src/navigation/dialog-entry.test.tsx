import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { memoryRouter } from '../testing/memory-router.ts';
import { RouterProvider } from './RouterProvider.tsx';
import { useDialogEntry } from './use-dialog-entry.ts';

function Page({ onOpen }: { onOpen: (close: () => void) => void }) {
  const { isOpen, open, close } = useDialogEntry('question');
  const openTwice = (): void => {
    open();
    open();
  };
  useEffect(() => {
    if (isOpen) onOpen(close);
  });
  return isOpen ? <p role="dialog">Sure?</p> : <button onClick={openTwice}>Ask</button>;
}

/** A dialog of the last page of a visit, just opened by a double click. */
async function openDialog() {
  let closeOfDialog: () => void = () => undefined;
  const onOpen = (close: () => void): void => {
    closeOfDialog = close;
  };
  const router = memoryRouter('/start', '/first', '/second');
  render(
    <RouterProvider router={router}>
      <Routes>
        <Route path="/second" element={<Page onOpen={onOpen} />} />
        <Route path="*" element={null} />
      </Routes>
    </RouterProvider>,
  );
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('dialog')).toBeVisible();
  return {
    router,
    closeFirst: closeOfDialog,
    close: () => closeOfDialog(),
    path: () => router.arrival().location.pathname,
  };
}

it('opens once and closes once: the second press of a double click does nothing', async () => {
  const { close, path } = await openDialog();
  await act(async () => {
    close();
    close();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(path()).toBe('/second');
});

it('closes nothing more when work ends after somebody else closed the dialog', async () => {
  const { router, close, path } = await openDialog();
  await act(async () => router.navigator.go(-1));
  await act(async () => close());
  expect(path()).toBe('/second');
  await act(async () => router.navigator.go(-1));
  await act(async () => close());
  expect(path()).toBe('/first');
});

it('leaves the next dialog open when work of an earlier one ends', async () => {
  const { router, closeFirst } = await openDialog();
  await act(async () => router.navigator.go(-1));
  await act(async () => screen.getByRole('button').click());
  await act(async () => closeFirst());
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('closes again after Forward has opened the same dialog', async () => {
  const { router, close, path } = await openDialog();
  await act(async () => close());
  await act(async () => router.navigator.go(1));
  expect(screen.getByRole('dialog')).toBeVisible();
  await act(async () => close());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(path()).toBe('/second');
});
