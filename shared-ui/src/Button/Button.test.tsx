import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.tsx';

test('does not submit the form around it unless told to', () => {
  render(<Button>Cancel Edit</Button>);
  expect(screen.getByRole('button', { name: 'Cancel Edit' })).toHaveAttribute('type', 'button');
});

test('does nothing while its work is under way, and says so', async () => {
  const press = jest.fn();
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button isBusy type="submit" onClick={press}>
        Saving
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('is a real link when drawn as one', () => {
  render(
    <Button as="a" href="/auth/login">
      Sign in
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link).toHaveAttribute('href', '/auth/login');
  expect(link).not.toHaveAttribute('type');
});
