import { screen } from '@testing-library/react';
import { hydrateRemote } from '@vidya/contracts/testing/hydrate-remote';
import { entry } from './server.tsx';
import { stubMedia } from './testing/mock-window.ts';

beforeEach(() => stubMedia('min-width: 1024px'));

test.each([
  ['/auth/login?next=%2FmyCourses', 'Log in', '/auth/signup?next=%2FmyCourses'],
  ['/auth/signup', 'Create your account', '/auth/login'],
  ['/auth/forgotPassword/', 'Forgot your password?', '/auth/login'],
])('renders %s for a visitor, without the video', async (at, title, link) => {
  const page = await hydrateRemote(entry, { at });
  expect(page?.html).toContain(`>${title}</h1>`);
  expect(page?.html).toContain(`href="${link}"`);
  expect(page?.html).not.toContain('<video');
  expect(page?.differences).toEqual([]);
  expect(document.querySelector('video')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});

test.each([
  ['/auth/login', true],
  ['/auth/resetPassword/1/2', false],
  ['/editProfile', true],
  ['/course/checkout', false],
])('leaves %s to the browser (session: %s)', async (at, hasSession) => {
  expect(await hydrateRemote(entry, { at, hasSession })).toBeNull();
});
