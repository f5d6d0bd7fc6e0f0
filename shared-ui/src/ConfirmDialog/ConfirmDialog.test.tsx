import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const question = {
  isOpen: true,
  title: 'Are you sure you want to delete your course?',
  lines: ['You will lose all the lectures of the course.', 'This action can not be undone.'],
  confirmLabel: 'Delete Course',
};

test('asks, warns, and starts on the way out', async () => {
  render(<ConfirmDialog {...question} onConfirm={jest.fn()} onCancel={jest.fn()} />);
  const dialog = screen.getByRole('alertdialog', { name: question.title });
  expect(dialog).toHaveAccessibleDescription(question.lines.join(' '));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

test('answers yes, no and Escape', async () => {
  const yes = jest.fn();
  const no = jest.fn();
  render(<ConfirmDialog {...question} onConfirm={yes} onCancel={no} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Course' }));
  expect(yes).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(no).toHaveBeenCalledTimes(2);
});

test('while it is deleting, it does not delete twice and its fields take no text', async () => {
  const yes = jest.fn();
  render(
    <ConfirmDialog {...question} isBusy onConfirm={yes} onCancel={jest.fn()}>
      <input aria-label="Reason" />
    </ConfirmDialog>,
  );
  expect(screen.getByLabelText('Reason').closest('[inert]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Course' }));
  expect(yes).not.toHaveBeenCalled();
});
