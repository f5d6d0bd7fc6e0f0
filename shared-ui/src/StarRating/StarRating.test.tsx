import { render, screen } from '@testing-library/react';
import { StarRating } from './StarRating.tsx';
import { Stars } from './Stars.tsx';

test.each([
  [4.5, 1204, 'Rated 4.5 out of 5 by 1,204 learners'],
  [5, 1, 'Rated 5.0 out of 5 by 1 learner'],
  [0, 0, 'Not rated yet'],
])('says %s by %s as words', (value, ratings, text) => {
  render(<StarRating value={value} ratings={ratings} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test.each([
  [4.24, 4],
  [4.25, 4.5],
  [4.8, 5],
])('draws %s as %s stars', (value, stars) => {
  const { container } = render(<Stars value={value} />);
  expect(container.querySelector('svg svg')).toHaveAttribute('width', String(stars * 24));
});

test("does not call a missing rating of one's own 0.0", () => {
  const { container } = render(<StarRating value={0} />);
  expect(container).toHaveTextContent(/^Not rated yet$/);
});
