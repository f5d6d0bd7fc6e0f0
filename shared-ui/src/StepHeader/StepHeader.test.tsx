import { render, screen } from '@testing-library/react';
import { StepHeader } from './StepHeader.tsx';

test('says which steps are done and which one is now', () => {
  render(
    <StepHeader
      current={2}
      steps={[{ label: 'Create Course', href: '/edit' }, { label: 'Add Lectures' }, { label: 'Publish' }]}
    />,
  );
  expect(screen.getByRole('link', { name: /Create Course.*done/ })).toHaveAttribute('href', '/edit');
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
