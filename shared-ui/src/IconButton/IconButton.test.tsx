import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './IconButton.tsx';

test('is named by its label', async () => {
  const press = jest.fn();
  render(<IconButton icon="trash" label="Delete lecture" onClick={press} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete lecture' }));
  expect(press).toHaveBeenCalledTimes(1);
});

test('does nothing while busy', async () => {
  const press = jest.fn();
  render(<IconButton icon="trash" label="Delete lecture" isBusy onClick={press} />);
  await userEvent.click(screen.getByRole('button'));
  expect(press).not.toHaveBeenCalled();
});
