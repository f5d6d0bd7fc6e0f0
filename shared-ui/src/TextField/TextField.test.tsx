import { render, screen } from '@testing-library/react';
import { TextField } from './TextField.tsx';

test('ties label, error and help to the input', () => {
  render(<TextField label="Email" help="We write about your courses only." error="Enter a valid email" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Enter a valid email We write about your courses only.');
});

test('passes the input its own attributes and ref', () => {
  const ref = { current: null as HTMLInputElement | null };
  render(<TextField label="Email" type="email" autoComplete="email" id="email" ref={ref} />);
  expect(ref.current).toHaveAttribute('autocomplete', 'email');
  expect(ref.current?.id).toBe('email');
});
