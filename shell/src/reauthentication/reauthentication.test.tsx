import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { fillSilently, watchFields } from '@vidya/contracts/testing/fill-silently';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person } from '@vidya/contracts/testing/render-remote';
import { renderShell } from '../testing/render-shell.tsx';
import { createReauthentication } from './reauthentication.ts';

watchFields();

jest.mock('@vidya/platform/host/load/load-remote', () => ({
  fetchRemote: () => Promise.resolve(() => <h1>An area</h1>),
}));

beforeEach(() => {
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});

const withPassword = { listReauthenticationMethods: () => ({ methods: ['password'] }) };

/** A page on which a call needs a proof. */
async function open(responses: MockResponses) {
  const page = renderShell({ at: '/about', user: person(), responses });
  const reauthenticate = createReauthentication(page.store);
  let proved: Promise<boolean> = Promise.resolve(false);
  await act(async () => {
    proved = reauthenticate();
  });
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  return { ...page, reauthenticate, proved: () => proved };
}

it('asks for the password, and sends it', async () => {
  const sent = jest.fn(() => null);
  const { user, proved } = await open({ ...withPassword, reauthenticate: sent });
  const field = await screen.findByLabelText('Password');
  expect(field).toHaveFocus();
  await user.type(field, 'monsoon{Enter}');
  expect(await proved()).toBe(true);
  expect(sent).toHaveBeenCalledWith({ body: { method: 'password', password: 'monsoon' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('takes a password that was filled in without an event', async () => {
  const sent = jest.fn(() => null);
  const { user, proved } = await open({ ...withPassword, reauthenticate: sent });
  fillSilently(await screen.findByLabelText('Password'), 'monsoon');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await proved()).toBe(true);
  expect(sent).toHaveBeenCalledWith({ body: { method: 'password', password: 'monsoon' } });
});

it('says what is wrong beside the field, and takes another try', async () => {
  const replies = [new ApiError('Password Is Incorrect', { status: 400 }), null];
  const reauthenticate = () => {
    const reply = replies.shift();
    if (reply) throw reply;
    return null;
  };
  const { user, proved } = await open({ ...withPassword, reauthenticate });
  const field = await screen.findByLabelText('Password');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(field).toHaveAccessibleDescription('Password Is Missing');
  await user.type(field, 'winter{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Password Is Incorrect'));
  await user.type(field, '{Enter}');
  expect(await proved()).toBe(true);
});

it.each(['Cancel', 'Close'])('%s lets the call fail', async (name) => {
  const { user, proved } = await open(withPassword);
  await user.click(await screen.findByRole('button', { name }));
  expect(await proved()).toBe(false);
});

it('ends with the session, and when the page is left', async () => {
  const { proved, platform } = await open(withPassword);
  await act(async () => platform.signOut());
  expect(await proved()).toBe(false);
});

it('asks once for calls at the same time, and again for a later one', async () => {
  const { user, reauthenticate, proved } = await open({ ...withPassword, reauthenticate: () => null });
  const second = reauthenticate();
  await user.type(await screen.findByLabelText('Password'), 'monsoon{Enter}');
  expect(await Promise.all([proved(), second])).toEqual([true, true]);
  await act(async () => void reauthenticate());
  expect(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
});

it('sends people without a password to their provider in another tab', async () => {
  const { user, proved } = await open({ listReauthenticationMethods: () => ({ methods: ['social'] }) });
  const link = await screen.findByRole('link', { name: 'Sign in again in a new tab' });
  expect(link).toHaveAttribute('href', '/api/v1/user/auth/social?fresh=1');
  await user.click(screen.getByRole('button', { name: 'I have signed in again' }));
  expect(await proved()).toBe(true);
});

it('offers to try again when nobody says how to confirm', async () => {
  let isDown = true;
  const { user } = await open({
    listReauthenticationMethods: () => {
      if (isDown) throw new ApiError('', { status: 503 });
      return { methods: ['password'] };
    },
  });
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
});
