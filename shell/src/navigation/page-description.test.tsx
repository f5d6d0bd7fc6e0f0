import { screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';

const canonical = () => document.head.querySelector('link[rel="canonical"]');
const robots = () => document.head.querySelector('meta[name="robots"]');

beforeEach(() => {
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  document.head.innerHTML =
    '<meta name="robots" content="noindex"><link rel="canonical" href="https://vidya.example/denied" data-page="">';
});
afterEach(() => document.head.replaceChildren());

it('lets the front server’s description stand for the page that was asked for, and for no other', async () => {
  const { user, address } = renderShell({ at: '/denied' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeInTheDocument();
  expect(canonical()).not.toBeNull();
  await user.click(screen.getAllByRole('link', { name: 'About' })[0]!);
  expect([address(), canonical()]).toEqual(['/about', null]);
  expect(robots()).not.toBeNull();
});
