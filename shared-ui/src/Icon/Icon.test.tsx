import { render, screen } from '@testing-library/react';
import { Icon } from './Icon.tsx';
import { iconPaths } from './icon-paths.ts';

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

test.each(Object.entries(iconPaths))('%s is drawn with commands and plain numbers only', (_, path) => {
  expect(path).toMatch(/^[Mm](?:[\d\s.,-]|[MmLlHhVvCcSsAaZz])+$/);
  expect(path).not.toMatch(/[A-Ya-y][A-Za-z]/);
});
