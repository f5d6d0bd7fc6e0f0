import { render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState.tsx';

test('says what is missing as a heading, and what to do next', () => {
  render(
    <EmptyState
      title="You have not subscribed any course"
      action={<a href="/course/all-courses">Explore Courses</a>}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'You have not subscribed any course' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Explore Courses' })).toBeInTheDocument();
});
