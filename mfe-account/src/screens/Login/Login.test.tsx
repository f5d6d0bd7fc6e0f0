import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { fillSilently, watchFields } from '@vidya/contracts/testing/fill-silently';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../../remote.tsx';
import { stubMedia } from '../../testing/mock-window.ts';
import { renderLocation } from '../../testing/render-location.tsx';
import { sampleChallenge } from '../../testing/sample-challenge.ts';

watchFields();

beforeEach(() => stubMedia());

const open = (responses: MockResponses = {}, at = '/auth/login') =>
  renderRemote(renderLocation(AccountRemote), { at, responses });

const fill = async (user: ReturnType<typeof open>['user'], email: string, password: string) => {
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
};

test.each([
  ['', '', 'Email Is Missing'],
  ['   ', 'secret-1', 'Email Is Missing'],
  ['asha@vidya.example', '', 'Password Is Missing'],
  ['asha@vidya', 'secret-1', 'Enter Valid Email Address'],
])('refuses "%s" with "%s": %s', async (email, password, message) => {
  const { platform, user } = open();
  await fill(user, email, password);
  expect(platform.said).toEqual([`error: ${message}`]);
  expect(screen.getByText(message)).toBeVisible();
});

test('takes what a password manager filled in without an event', async () => {
  const login = jest.fn(() => responseOf(person()));
  const { user } = open({ login });
  fillSilently(screen.getByLabelText('Email'), 'asha@vidya.example');
  fillSilently(screen.getByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(login.mock.calls).toMatchObject([[{ body: { email: 'asha@vidya.example', password: 'secret-1' } }]]);
});

test('shows every failing field and takes the focus to the first', async () => {
  const { user } = open();
  await fill(user, '', '');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Email Is Missing/);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password Is Missing/);
});

test('signs in and goes home', async () => {
  const { platform, user } = open({ login: ({ body }) => responseOf(person({ email: String(body?.['email']) })) });
  await fill(user, ' asha@vidya.example ', 'secret-1');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  expect(platform.said).toEqual([
    'loading: Verifying Credentials...',
    'success: LoggedIn Successfully',
    'signIn: asha@vidya.example',
  ]);
});

test('goes on to where the person wanted to go', async () => {
  const { user } = open({ login: () => person() }, '/auth/login?next=%2FcourseDetail%3FcourseId%3Dc1');
  await fill(user, 'asha@vidya.example', 'secret-1');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/courseDetail?courseId=c1'));
});

test('never goes on to another site', async () => {
  const { user } = open({ login: () => person() }, '/auth/login?next=%2F%2Fevil.example');
  await fill(user, 'asha@vidya.example', 'secret-1');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
});

test('says a wrong password in place and keeps what was typed', async () => {
  const { platform, user } = open({
    login: () => {
      throw new ApiError('Email Or Password Is Wrong', { status: 400 });
    },
  });
  await fill(user, 'asha@vidya.example', 'wrong-one');
  expect(await screen.findByRole('alert')).toHaveTextContent('Email Or Password Is Wrong');
  expect(platform.said.at(-1)).toBe('error: Email Or Password Is Wrong');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@vidya.example');
});

test('shows and hides the password', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('offers social sign-in as a page load, by the name of its provider', async () => {
  renderRemote(AccountRemote, { at: '/auth/login', responses: { getSignInProvider: () => ({ name: 'Google' }) } });
  const link = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(link).toHaveAttribute('href', '/api/v1/user/auth/social');
});

test('offers social sign-in without a name until its provider is known', async () => {
  renderRemote(AccountRemote, { at: '/auth/login', responses: { getSignInProvider: () => new Promise(() => {}) } });
  expect(await screen.findByRole('link', { name: 'Continue with social sign-in' })).toBeVisible();
});

test('tells a signed-in person who they are and offers to go on', async () => {
  const at = '/auth/login?next=%2FmyCourses';
  const { user } = renderRemote(renderLocation(AccountRemote), { at, user: person(), responses: {} });
  const address = screen.getByText('asha@vidya.example');
  expect(address.closest('p')).toHaveTextContent('As Asha Rao, asha@vidya.example.');
  expect(address).toHaveAttribute('translate', 'no');
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/myCourses'));
});

test('lets a signed-in person log in as somebody else', async () => {
  const { user } = renderRemote(AccountRemote, { at: '/auth/login', user: person(), responses: {} });
  await user.click(screen.getByRole('button', { name: 'Log in with another account' }));
  expect(screen.getByLabelText('Email')).toBeVisible();
});

test('/login goes on to the login page and keeps the destination', async () => {
  open({}, '/login?next=%2FeditProfile');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/auth/login?next=%2FeditProfile'));
});

test('works for the next password when the server asks for it, and logs in', async () => {
  const challenge = await sampleChallenge();
  const tries = jest.fn();
  const { platform, user } = open({
    login: ({ body }) => {
      tries(body?.['work']);
      if (!body?.['work']) throw new ApiError('Too Many Wrong Passwords', { status: 403, code: 'WorkNeeded' });
      return responseOf(person(), { message: 'LoggedIn Successfully' });
    },
    requestLoginWork: () => challenge,
  });
  await fill(user, 'asha@vidya.example', 'monsoon');
  await waitFor(() => expect(platform.said).toContain('success: LoggedIn Successfully'));
  expect(tries.mock.calls[0]).toEqual([undefined]);
  expect(JSON.parse(atob(String(tries.mock.calls[1]?.[0])))).toMatchObject({ number: 7, signature: 'signed' });
  expect(platform.said.filter((line) => line.startsWith('error'))).toEqual([]);
});
