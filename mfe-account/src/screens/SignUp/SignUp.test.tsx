import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { fillSilently, watchFields } from '@vidya/contracts/testing/fill-silently';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../../remote.tsx';
import { stubMedia } from '../../testing/mock-window.ts';
import { renderLocation } from '../../testing/render-location.tsx';
import { sampleChallenge } from '../../testing/sample-challenge.ts';

watchFields();

beforeEach(() => stubMedia());

const Located = renderLocation(AccountRemote);
const open = (responses: MockResponses = {}, at = '/auth/signup') => renderRemote(Located, { at, responses });

const fill = async (user: ReturnType<typeof open>['user'], [name, email, password]: readonly string[]) => {
  if (name) await user.type(screen.getByLabelText('Name'), name);
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
};

const good = ['Asha Rao', 'asha@vidya.example', 'three words here'] as const;

test.each([
  ['Name Is Required', ['', good[1], good[2]]],
  ['Email Is Required', ['Asha', '', good[2]]],
  ['Password Is Required', ['Asha', good[1], '']],
  ['Enter Valid Email Address', ['Asha', 'asha@', good[2]]],
  ['Password Must Be Atleast 6 Character Long', ['Asha', good[1], 'five5']],
])('says %s', async (message, values) => {
  const { platform, user } = open();
  await fill(user, values);
  expect(platform.said).toEqual([`error: ${message}`]);
  expect(screen.getByText(message)).toBeVisible();
});

test('takes what a password manager filled in without an event', async () => {
  const register = jest.fn();
  const { user } = open({ register });
  for (const [index, label] of ['Name', 'Email', 'Password'].entries())
    fillSilently(screen.getByLabelText(label), good[index]!);
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(register.mock.calls).toMatchObject([[{ body: { fullName: good[0], email: good[1], password: good[2] } }]]);
});

test('creates the account once and goes to the login page with the address filled in', async () => {
  const bodies: unknown[] = [];
  const { platform, user } = open({ register: ({ body }) => void bodies.push(body) }, '/auth/signup?next=%2FmyCourses');
  await fill(user, good);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/auth/login?next=%2FmyCourses'));
  expect(screen.getByText(/^If you had an account with this address before, it is unchanged/)).toBeVisible();
  expect(bodies).toEqual([{ fullName: good[0], email: good[1], password: good[2] }]);
  expect(platform.said).toEqual(['loading: Creating Your Account', 'success: Account Created Successfully']);
  expect(screen.getByLabelText('Email')).toHaveValue(good[1]);
});

test('sends nothing twice while the server thinks', async () => {
  let asked = 0;
  const { user } = open({
    register: () => {
      asked += 1;
      return new Promise(() => undefined);
    },
  });
  await fill(user, good);
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  expect(asked).toBe(1);
  expect(screen.getByRole('button', { name: 'Create Account' })).toHaveAttribute('aria-busy', 'true');
});

test('says why it failed, or that it did', async () => {
  const { platform, user } = open({
    register: () => {
      throw new ApiError('', { status: 500 });
    },
  });
  await fill(user, good);
  expect(await screen.findByRole('alert')).toHaveTextContent('Error Occurred Please Try Again');
  expect(platform.said.at(-1)).toBe('error: Error Occurred Please Try Again');
});

test('asks for 5+ characters, says 6, and advises gently', async () => {
  const { user } = open();
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('placeholder', '5+ characters');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(password).toHaveAccessibleDescription(/at least 6 characters/);
  await user.type(password, 'password1');
  expect(password).toHaveAccessibleDescription(/Easy to guess/);
  await user.clear(password);
  await user.type(password, 'banyan tuesday kettle');
  expect(password).toHaveAccessibleDescription(/Good length/);
});

const guessedFirst = 'This is one of the passwords that are guessed first. Choose another if you can.';

test('warns of a common password once the person pauses, and creates the account all the same', async () => {
  const asked: unknown[] = [];
  const { platform, user } = open({
    register: () => null,
    checkPassword: ({ body }) => {
      asked.push(body?.['password']);
      return { isCommon: body?.['password'] === 'iloveyou' };
    },
  });
  const password = screen.getByLabelText('Password');
  await user.type(password, 'iloveyou');
  expect(asked).toEqual([]);
  await waitFor(() => expect(password).toHaveAccessibleDescription(guessedFirst));
  expect(password).not.toBeInvalid();
  await user.type(password, ' kettle');
  expect(password).not.toHaveAccessibleDescription(guessedFirst);
  await waitFor(() => expect(asked).toEqual(['iloveyou', 'iloveyou kettle']));
  await user.clear(password);
  await fill(user, [good[0], good[1], 'iloveyou']);
  await waitFor(() => expect(platform.said).toContain('success: Account Created Successfully'));
});

test('asks nothing about a password that is too short, and says nothing when nobody knows', async () => {
  const asked: unknown[] = [];
  const { platform, user } = open({
    checkPassword: ({ body }) => {
      asked.push(body?.['password']);
      throw new ApiError('Too Many Requests', { status: 429 });
    },
  });
  const password = screen.getByLabelText('Password');
  await user.type(password, 'five5');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(asked).toEqual([]);
  await user.type(password, '6');
  await waitFor(() => expect(asked).toEqual(['five56']));
  expect(password).toHaveAccessibleDescription(/Works/);
  expect(platform.said).toEqual([]);
});

test('works for it when many sign up from the same network, and creates the account', async () => {
  const challenge = await sampleChallenge();
  const forms: unknown[] = [];
  const { platform, user } = open({
    register: ({ body }) => {
      if (!body?.['work']) throw new ApiError('Many Requests', { status: 403, code: 'WorkNeeded' });
      return null;
    },
    requestFormWork: ({ body }) => {
      forms.push(body);
      return challenge;
    },
  });
  await fill(user, good);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/auth/login'));
  expect(forms).toEqual([{ form: 'signUp' }]);
  expect(platform.said).toEqual(['loading: Creating Your Account', 'success: Account Created Successfully']);
});
