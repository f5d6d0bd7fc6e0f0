import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './Dialog.tsx';

test('is named by its title and asks to be closed by Escape and by its cross', async () => {
  const close = jest.fn();
  render(
    <Dialog isOpen title="How Would You Rate This Course" onClose={close}>
      <input aria-label="Words" />
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'How Would You Rate This Course' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(2);
});

test('is not there while closed', () => {
  render(
    <Dialog isOpen={false} title="Share" onClose={jest.fn()}>
      Words
    </Dialog>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('keeps its manners as a drawer', async () => {
  const close = jest.fn();
  render(
    <Dialog isOpen place="start" title="Dashboard" onClose={close}>
      <a href="#students">Students</a>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Dashboard' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Students' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});
