import { render, screen } from '@testing-library/react';
import { StepHeader } from './StepHeader.tsx';

test('says which steps are done and which one is now', () => {
  render(
    <StepHeader
      current={2}
      steps={[
        { label: 'Create Course', href: '/edit', isDone: true },
        { label: 'Add Lectures' },
        { label: 'Publish', isDone: true },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: /Create Course.*done/ })).toHaveAttribute('href', '/edit');
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent.includes('(done)'))).toEqual([true, false, true]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
