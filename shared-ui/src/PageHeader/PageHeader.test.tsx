import { render, screen } from '@testing-library/react';
import { PageHeader } from './PageHeader.tsx';

test('lets its heading take focus without being a stop for Tab', () => {
  render(<PageHeader title="My Courses" />);
  const heading = screen.getByRole('heading', { level: 1, name: 'My Courses' });
  heading.focus();
  expect(heading).toHaveFocus();
  expect(heading).toHaveAttribute('tabindex', '-1');
});
