import { render, screen } from '@testing-library/react';
import { Breadcrumb } from './Breadcrumb.tsx';

test('links the way back and marks where one is', () => {
  render(<Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Course Details' }]} />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Course Details')).toHaveAttribute('aria-current', 'page');
});
