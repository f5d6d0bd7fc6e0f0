import { render, screen } from '@testing-library/react';
import { ProgressBar } from './ProgressBar.tsx';

test.each([
  [0, '0% completed'],
  [66.9, '66% completed'],
  [120, '100% completed'],
])('says %s as %s', (value, text) => {
  render(<ProgressBar value={value} />);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', String(Number.parseInt(text, 10)));
});
