import { render, screen } from '@testing-library/react';
import { Banner } from './Banner.tsx';

test('announces trouble at once and other messages when there is time', () => {
  render(
    <>
      <Banner tone="danger">Not saved</Banner>
      <Banner>Being converted</Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  expect(screen.getByRole('status')).toHaveTextContent('Being converted');
});
