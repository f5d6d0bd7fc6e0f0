import { render, screen } from '@testing-library/react';
import { ProgressBar } from './ProgressBar.tsx';

test.each([
  [0, '0% completed'],
  [66.9, '66% completed'],
  [120, '100% completed'],
])('says %s as %s', (value, words) => {
  render(<ProgressBar value={value} />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', String(Number.parseInt(words, 10)));
});
