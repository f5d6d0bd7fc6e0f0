import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockPlatform, type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from './remote.tsx';
import { loadScreenAt } from './routes.tsx';
import { stubMedia } from './testing/mock-window.ts';

/** A form with valid input and its submit. The messages are those of section 8, letter by letter. */
interface Doing {
  what: string;
  at: string;
  isSignedIn?: boolean;
  fields: Record<string, string>;
  press: string[];
  call: string;
  data?: unknown;
  progress: string;
  success: string;
  fallback: string;
}

const fallback = 'Error Occurred Please Try Again';
const secret = 'kettle banyan';

const doings: Doing[] = [
  {
    what: 'logging in',
    at: '/auth/login',
    fields: { Email: 'asha@vidya.example', Password: secret },
    press: ['Log in'],
    call: 'login',
    data: person(),
    progress: 'Verifying Credentials...',
    success: 'LoggedIn Successfully',
    fallback,
  },
  {
    what: 'signing up',
    at: '/auth/signup',
    fields: { Name: 'Asha Rao', Email: 'asha@vidya.example', Password: secret },
    press: ['Create Account'],
    call: 'register',
    progress: 'Creating Your Account',
    success: 'Account Created Successfully',
    fallback,
  },
  {
    what: 'asking for a reset mail',
    at: '/auth/forgotPassword',
    fields: { Email: 'asha@vidya.example' },
    press: ['Send Reset Intructions'],
    call: 'forgetPassword',
    progress: 'Sending Mail...',
    success: 'Email Is Sent To Reset Your Password',
    fallback,
  },
  {
    what: 'resetting the password',
    at: '/auth/resetPassword/user-7/token-9',
    fields: { 'New password': secret },
    press: ['Reset Password'],
    call: 'resetPassword',
    progress: 'Reseting Your Password...',
    success: 'Password Reset Successfully',
    fallback,
  },
  {
    what: 'changing the password',
    at: '/changePassword',
    isSignedIn: true,
    fields: { 'Current Password': 'old-secret', 'New Password': secret },
    press: ['Change Password'],
    call: 'updatePassword',
    progress: 'Changing Your Password...',
    success: 'Password Changed Successfully',
    fallback,
  },
  {
    what: 'saving the profile',
    at: '/editProfile',
    isSignedIn: true,
    fields: {},
    press: ['Edit', 'Save'],
    call: 'editProfile',
    data: { User: person() },
    progress: 'Updating Your Profile...',
    success: 'Profile Updated Successfully',
    fallback: 'Error Occurred In Profile Update, Try Again',
  },
  {
    what: 'deleting the account',
    at: '/editProfile',
    isSignedIn: true,
    fields: {},
    press: ['Delete Account', 'Delete Account'],
    call: 'deleteAccount',
    progress: 'Deleting Your Account...',
    success: 'Account Deleted Successfully',
    fallback: 'Error In Deleting Account, Please Try Later',
  },
];

beforeAll(() => loadScreenAt('/changePassword'));
beforeEach(() => stubMedia());

/** Presses the last button with this name: a dialog repeats the name of the button that opened it. */
async function press(user: UserEvent, name: string): Promise<void> {
  const buttons = await screen.findAllByRole('button', { name });
  await user.click(buttons.at(-1)!);
}

async function fulfil({ at, isSignedIn, fields, press: names, call }: Doing, response: () => unknown) {
  const responses: MockResponses = { listDevices: () => [], [call]: response };
  const page = renderRemote(AccountRemote, { at, responses, ...(isSignedIn && { user: person() }) });
  for (const [label, value] of Object.entries(fields)) {
    // oxlint-disable-next-line no-await-in-loop -- one person types
    await page.user.type(screen.getByLabelText(label), value);
  }
  for (const [index, name] of names.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    if (index > 0 && name === names[0]) await screen.findByRole('alertdialog');
    // oxlint-disable-next-line no-await-in-loop
    await press(page.user, name);
  }
  return page;
}

const failing = (message: string) => (): never => {
  throw new ApiError(message, { status: 500 });
};
const toasts = (platform: MockPlatform) => platform.said.filter((text) => /^(loading|success|error): /.test(text));

const rows = doings.map((doing) => [doing.what, doing] as const);

describe.each(rows)('%s', (_, doing) => {
  const { data = null, progress, success, fallback: failure } = doing;

  test(`says '${progress}' while it lasts`, async () => {
    const { platform } = await fulfil(doing, () => new Promise(() => undefined));
    await waitFor(() => expect(toasts(platform)).toEqual([`loading: ${progress}`]));
  });

  test(`says '${success}' when the server has no words`, async () => {
    const { platform } = await fulfil(doing, () => data);
    await waitFor(() => expect(toasts(platform)).toEqual([`loading: ${progress}`, `success: ${success}`]));
  });

  test('says the server’s words when it has some', async () => {
    const { platform } = await fulfil(doing, () => responseOf(data, { message: 'All Is Well' }));
    await waitFor(() => expect(toasts(platform)).toEqual([`loading: ${progress}`, 'success: All Is Well']));
  });

  test(`says '${failure}' when it failed without words`, async () => {
    const { platform } = await fulfil(doing, failing(''));
    await waitFor(() => expect(toasts(platform)).toEqual([`loading: ${progress}`, `error: ${failure}`]));
  });

  test('says why it failed in the server’s words', async () => {
    const { platform } = await fulfil(doing, failing('The Monsoon Is To Blame'));
    await waitFor(() => expect(toasts(platform)).toEqual([`loading: ${progress}`, 'error: The Monsoon Is To Blame']));
  });
});
