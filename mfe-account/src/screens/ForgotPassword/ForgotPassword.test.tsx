import { screen } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { fillSilently, watchFields } from '@vidya/contracts/testing/fill-silently';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../../remote.tsx';
import { stubMedia } from '../../testing/mock-window.ts';
import { sampleChallenge } from '../../testing/sample-challenge.ts';

watchFields();

beforeEach(() => stubMedia());

const open = (responses: MockResponses = {}) =>
  renderRemote(AccountRemote, { at: '/auth/forgotPassword', responses: { forgetPassword: () => null, ...responses } });

test.each([
  ['   ', 'Email Is Missing'],
  ['asha@', 'Enter Valid Email Address'],
])('refuses "%s": %s', async (email, message) => {
  const { platform, user } = open();
  await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send Reset Intructions' }));
  expect(platform.said).toEqual([`error: ${message}`]);
  expect(screen.getByText(message)).toBeVisible();
});

test('takes an address that was filled in without an event', async () => {
  const forgetPassword = jest.fn(() => null);
  const { user } = open({ forgetPassword });
  fillSilently(screen.getByLabelText('Email'), 'asha@vidya.example');
  await user.click(screen.getByRole('button', { name: 'Send Reset Intructions' }));
  expect(forgetPassword.mock.calls).toMatchObject([[{ body: { email: 'asha@vidya.example' } }]]);
});

test('says that the mail is on its way', async () => {
  const { platform, user } = open();
  await user.type(screen.getByLabelText('Email'), 'asha@vidya.example');
  await user.click(screen.getByRole('button', { name: 'Send Reset Intructions' }));
  expect(await screen.findByText(/a link is on its way/)).toBeVisible();
  expect(platform.said).toEqual(['loading: Sending Mail...', 'success: Email Is Sent To Reset Your Password']);
});

test('works for it when many ask from the same network', async () => {
  const challenge = await sampleChallenge();
  const { platform, user } = open({
    forgetPassword: ({ body }) => {
      if (!body?.['work']) throw new ApiError('Many Requests', { status: 403, code: 'WorkNeeded' });
      return null;
    },
    requestFormWork: () => challenge,
  });
  await user.type(screen.getByLabelText('Email'), 'asha@vidya.example');
  await user.click(screen.getByRole('button', { name: 'Send Reset Intructions' }));
  expect(await screen.findByText(/a link is on its way/)).toBeVisible();
  expect(platform.said.filter((line) => line.startsWith('error'))).toEqual([]);
});
