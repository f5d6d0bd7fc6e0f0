import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { fillSilently, watchFields } from '@vidya/contracts/testing/fill-silently';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../../remote.tsx';
import { stubMedia } from '../../testing/mock-window.ts';
import { renderLocation } from '../../testing/render-location.tsx';

watchFields();

beforeEach(() => stubMedia());

const Located = renderLocation(AccountRemote);
const choose = async (password: string, responses: MockResponses = {}) => {
  const page = renderRemote(Located, { at: '/auth/resetPassword/user-7/token-9', responses });
  await page.user.type(screen.getByLabelText('New password'), password);
  await page.user.click(screen.getByRole('button', { name: 'Reset Password' }));
  return page;
};

test('counts the password without the spaces around it', async () => {
  const { platform } = await choose(' five5 ');
  expect(platform.said).toEqual(['error: Password Must Be Atleast 6 Character Long']);
});

test('sets the password of the person in the address and goes to the login page', async () => {
  const asked: unknown[] = [];
  const { platform } = await choose('kettle banyan', {
    resetPassword: ({ params, body }) => void asked.push({ ...params, ...body }),
  });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/auth/login'));
  expect(asked).toEqual([{ userId: 'user-7', token: 'token-9', newPassword: 'kettle banyan' }]);
  expect(platform.said).toEqual(['loading: Reseting Your Password...', 'success: Password Reset Successfully']);
});

test('takes a password that was filled in without an event', async () => {
  const resetPassword = jest.fn();
  const { user } = renderRemote(Located, { at: '/auth/resetPassword/user-7/token-9', responses: { resetPassword } });
  fillSilently(screen.getByLabelText('New password'), 'kettle banyan');
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  expect(resetPassword.mock.calls).toMatchObject([[{ body: { newPassword: 'kettle banyan' } }]]);
});

test('offers a new link when this one is spent', async () => {
  await choose('kettle banyan', {
    resetPassword: () => {
      throw new ApiError('This Link Has Expired', { status: 400 });
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This Link Has Expired');
  expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/auth/forgotPassword');
});

test('warns of a common password', async () => {
  const { user } = renderRemote(Located, {
    at: '/auth/resetPassword/user-7/token-9',
    responses: { checkPassword: () => ({ isCommon: true }) },
  });
  await user.type(screen.getByLabelText('New password'), 'sunshine');
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/are guessed first/));
});
