import { render, screen } from '@testing-library/react';
import { Icon } from './Icon.tsx';

test('is silent beside words and speaks when it stands alone', () => {
  const { container } = render(
    <>
      <Icon name="search" />
      <Icon name="lock" label="Locked" />
    </>,
  );
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('img', { name: 'Locked' })).toBeInTheDocument();
});
