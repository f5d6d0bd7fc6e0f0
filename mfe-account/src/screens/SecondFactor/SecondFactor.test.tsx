import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../../remote.tsx';
import { type mockPasskeys, passkeyCeremony } from '../../testing/mock-passkeys.ts';
import { stubMedia } from '../../testing/mock-window.ts';
import { renderLocation } from '../../testing/render-location.tsx';

interface Mocks {
  mockPasskeys: typeof mockPasskeys;
}
jest.mock('@vidya/contracts/browser/proofs/passkeys', () =>
  jest.requireActual<Mocks>('../../testing/mock-passkeys.ts').mockPasskeys(),
);
beforeEach(() => {
  stubMedia();
  passkeyCeremony.sign.mockReset().mockResolvedValue(null);
});

const open = (responses: MockResponses, at = '/auth/login/secondFactor?next=%2FmyCourses') =>
  renderRemote(renderLocation(AccountRemote), { at, responses });
const methods = (...names: string[]) => ({ listSecondFactors: () => ({ methods: names }) });
const address = () => screen.getByTestId('address');

test('a code signs in and goes on', async () => {
  const sent = jest.fn();
  const { platform, user } = open({
    ...methods('totp', 'recoveryCode'),
    verifySecondFactor: ({ body }) => {
      sent(body);
      return responseOf(person(), { message: 'LoggedIn Successfully' });
    },
  });
  await screen.findByRole('button', { name: 'Use a recovery code' });
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  await user.type(screen.getByLabelText('Code from your authenticator app'), '123 456{Enter}');
  await waitFor(() => expect(address()).toHaveTextContent('/myCourses'));
  expect(sent).toHaveBeenCalledWith({ method: 'code', code: '123 456' });
  expect(platform.said).toEqual([
    'loading: Verifying Credentials...',
    'success: LoggedIn Successfully',
    `signIn: ${person().email}`,
  ]);
});

test('a passkey signs in; who changes their mind stays', async () => {
  const { user } = open({
    ...methods('passkey'),
    requestSecondFactor: () => ({ challenge: 'c' }),
    verifySecondFactor: ({ body }) => responseOf(person({ fullName: JSON.stringify(body) })),
  });
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(passkeyCeremony.sign).toHaveBeenCalledTimes(1));
  expect(address()).toHaveTextContent('/auth/login/secondFactor');
  passkeyCeremony.sign.mockResolvedValue({ id: 'signed' });
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(address()).toHaveTextContent('/myCourses'));
});

test('a wrong code is said beside the field', async () => {
  const { user } = open({
    ...methods('totp'),
    verifySecondFactor: () => {
      throw new ApiError('This Code Is Not Right', { status: 400, code: 'WrongCredentials' });
    },
  });
  await user.type(await screen.findByLabelText('Code from your authenticator app'), '000000{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Code from your authenticator app')).toHaveAccessibleDescription(
      /This Code Is Not Right/,
    ),
  );
});

test('after too long it begins anew, and says why', async () => {
  const { user } = open({
    ...methods('totp'),
    verifySecondFactor: () => {
      throw new ApiError('This Took Too Long', { status: 400, code: 'SignInExpired' });
    },
  });
  await user.type(await screen.findByLabelText('Code from your authenticator app'), '000000{Enter}');
  await waitFor(() => expect(address()).toHaveTextContent('/auth/login?next=%2FmyCourses'));
  expect(screen.getByText('This Took Too Long')).toBeVisible();
});

test.each([null, { methods: [] }])('without a sign-in to finish there is a way to one: %j', async (data) => {
  open({ listSecondFactors: () => data });
  expect(await screen.findByText('There is no sign-in to finish in this browser.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login?next=%2FmyCourses');
});

test('who finished it in another tab goes on from here too', async () => {
  renderRemote(renderLocation(AccountRemote), {
    at: '/auth/login/secondFactor?next=%2FmyCourses',
    user: person({ fullName: 'Asha Rao' }),
    responses: { listSecondFactors: () => null },
  });
  expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeVisible();
  const address = screen.getByText(/@vidya.example$/);
  expect(address.closest('p')).toHaveTextContent(/^As Asha Rao, .*\.$/);
  expect(address).toHaveAttribute('translate', 'no');
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/myCourses');
});

test('offers to try again when nobody says how to go on', async () => {
  let isDown = true;
  const { user } = open({
    listSecondFactors: () => {
      if (isDown) throw new ApiError('', { status: 500 });
      return { methods: ['totp'] };
    },
  });
  await screen.findByText('We could not find out how you can go on');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Code from your authenticator app')).toBeVisible();
});

describe('the log-in page', () => {
  const logIn = async (user: ReturnType<typeof open>['user']) => {
    await user.type(screen.getByLabelText('Email'), 'asha@vidya.example');
    await user.type(screen.getByLabelText('Password'), 'monsoon');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
  };

  test('leads there when the password is right, and says nothing wrong', async () => {
    const { platform, user } = open(
      {
        ...methods('totp'),
        login: () => {
          throw new ApiError('One More Step', { status: 403, code: 'SecondFactorNeeded' });
        },
      },
      '/auth/login?next=%2FmyCourses',
    );
    await logIn(user);
    await waitFor(() => expect(address()).toHaveTextContent('/auth/login/secondFactor?next=%2FmyCourses'));
    expect(platform.said).toEqual(['loading: Verifying Credentials...']);
  });

  test('signs in with a passkey alone', async () => {
    const { platform, user } = open(
      {
        requestPasskeySignIn: () => ({ challenge: 'c' }),
        signInWithPasskey: ({ body }) => responseOf(person({ email: String(body?.['id']) })),
      },
      '/auth/login?next=%2FmyCourses',
    );
    passkeyCeremony.sign.mockResolvedValue({ id: 'signed' });
    await user.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));
    await waitFor(() => expect(address()).toHaveTextContent('/myCourses'));
    expect(platform.said.at(-1)).toBe('signIn: signed');
  });

  test('offers it among the browser’s own suggestions, where the browser can', async () => {
    passkeyCeremony.canOffer.mockResolvedValueOnce(true);
    open({ requestPasskeySignIn: () => ({ challenge: 'c' }) }, '/auth/login');
    await waitFor(() => expect(passkeyCeremony.sign).toHaveBeenCalledWith({ challenge: 'c' }, { isAutofill: true }));
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  });

  test('says why a passkey was refused', async () => {
    const { platform, user } = open(
      {
        requestPasskeySignIn: () => ({ challenge: 'c' }),
        signInWithPasskey: () => {
          throw new ApiError('This Passkey Was Not Accepted', { status: 400 });
        },
      },
      '/auth/login',
    );
    passkeyCeremony.sign.mockResolvedValueOnce({ id: 'signed' });
    await user.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));
    await waitFor(() => expect(platform.said.at(-1)).toBe('error: This Passkey Was Not Accepted'));
    expect(address()).toHaveTextContent('/auth/login');
  });
});
