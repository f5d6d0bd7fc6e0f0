import { render, screen } from '@testing-library/react';
import { Logo } from './Logo.tsx';
import { faviconSvg } from './logo-svg.ts';

test('speaks as the name', () => {
  render(<Logo />);
  expect(screen.getByRole('img', { name: 'Vidya' })).toBeInTheDocument();
});

test('the favicon is a whole document without colours of the theme', () => {
  const parsed = new DOMParser().parseFromString(faviconSvg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(faviconSvg).not.toContain('var(');
});
