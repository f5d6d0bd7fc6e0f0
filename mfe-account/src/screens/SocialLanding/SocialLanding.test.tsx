import { screen, waitFor } from '@testing-library/react';
import type { User } from '@vidya/contracts/calls/account';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../../remote.tsx';
import { stubMedia } from '../../testing/mock-window.ts';
import { renderLocation } from '../../testing/render-location.tsx';

const Located = renderLocation(AccountRemote);

beforeEach(() => stubMedia());

const land = (user?: User, at = '/auth-login/success') =>
  renderRemote(Located, { at, responses: {}, isStrict: true, ...(user && { user }) }).platform;

test('says that it worked, once, and goes home', async () => {
  const platform = land(person());
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  expect(platform.said).toEqual(['success: LoggedIn Successfully']);
});

test('says that it failed and goes to the login page', async () => {
  const platform = land();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/auth/login'));
  expect(platform.said).toEqual(['error: Error In logged In']);
});

test('says that it failed to who is signed in already, as for a proof, and goes home', async () => {
  const platform = land(person(), '/auth-login/success?failed=1');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  expect(platform.said).toEqual(['error: Error In logged In']);
});
