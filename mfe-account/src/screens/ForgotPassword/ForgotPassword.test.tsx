import { screen } from '@testing-library/react';
import { renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../../remote.tsx';
import { stubMedia } from '../../testing/mock-window.ts';

beforeEach(() => stubMedia());

const open = () =>
  renderRemote(AccountRemote, { at: '/auth/forgotPassword', responses: { forgetPassword: () => null } });

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

test('says that the mail is on its way', async () => {
  const { platform, user } = open();
  await user.type(screen.getByLabelText('Email'), 'asha@vidya.example');
  await user.click(screen.getByRole('button', { name: 'Send Reset Intructions' }));
  expect(await screen.findByText(/a link is on its way/)).toBeVisible();
  expect(platform.said).toEqual(['loading: Sending Mail...', 'success: Email Is Sent To Reset Your Password']);
});
