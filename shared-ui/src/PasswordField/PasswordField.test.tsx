import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './PasswordField.tsx';

test('shows and hides what is typed', async () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('hints at Caps Lock while it is on, and takes no room while it is off', () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  expect(input).not.toHaveAttribute('aria-describedby');
  fireEvent.keyUp(input, { key: 'A', modifierCapsLock: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Caps Lock is on');
  fireEvent.keyUp(input, { key: 'a' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(input).not.toHaveAttribute('aria-describedby');
});
