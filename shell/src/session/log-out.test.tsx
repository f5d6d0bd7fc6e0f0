import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { person } from '@vidya/contracts/testing/render-remote';
import { renderShell } from '../testing/render-shell.tsx';

jest.mock('@vidya/platform/host/load/load-remote', () => ({
  fetchRemote: () => Promise.resolve(() => <h1>An area</h1>),
}));

beforeEach(() => {
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});

const failing = (status: number, message: string) => () => {
  throw new ApiError(message, { status });
};

async function logOut(logout: () => unknown) {
  const { user, platform } = renderShell({ at: '/', user: person(), responses: { logout } });
  await user.click(screen.getByRole('button', { name: /Hey.*Asha Rao/ }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  return platform;
}

test.each([
  ['Logged Out Successfully', 'without words', () => null],
  ['See You Soon', 'with words', () => responseOf(null, { message: 'See You Soon' })],
  ['Logged Out Successfully', 'that there was no session', failing(401, 'Please Log In To Continue')],
])("says '%s' when the server answers %s", async (message, _, logout) => {
  const platform = await logOut(logout);
  await waitFor(() => expect(platform.said).toEqual(['loading: Logging Out...', `success: ${message}`]));
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test.each([
  ['Error Occurred Please Try Again', failing(500, '')],
  ['Server Is Down, Please Try Again Later', failing(0, 'Server Is Down, Please Try Again Later')],
])("says '%s' and keeps the person", async (message, logout) => {
  const platform = await logOut(logout);
  await waitFor(() => expect(platform.said).toEqual(['loading: Logging Out...', `error: ${message}`]));
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
});
