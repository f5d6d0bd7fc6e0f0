import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { inTranslation, translated } from '@vidya/contracts/testing/in-translation';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from './remote.tsx';
import { loadScreenAt } from './routes.tsx';
import { stubMedia } from './testing/mock-window.ts';
import { renderLocation } from './testing/render-location.tsx';

inTranslation();
beforeAll(() => loadScreenAt('/editProfile'));
beforeEach(() => stubMedia());

const Located = renderLocation(AccountRemote);

async function open(at: string, responses: MockResponses, user?: ReturnType<typeof person>) {
  const page = renderRemote(Located, { at, responses, ...(user && { user }) });
  await translated();
  return page;
}

test('a wrong password stays beside what was typed, and the right one leads on', async () => {
  const replies: unknown[] = [new ApiError('Email Or Password Is Wrong', { status: 400 }), person()];
  const login = () => {
    const reply = replies.shift();
    if (reply instanceof Error) throw reply;
    return reply;
  };
  const { user } = await open('/auth/login', { login });
  await user.type(screen.getByLabelText('Email'), 'asha@vidya.example');
  await user.type(screen.getByLabelText('Password'), 'wrong-one');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Email Or Password Is Wrong');
  await translated();
  expect(screen.getByLabelText('Email')).toHaveValue('asha@vidya.example');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
});

test('a forgotten password', async () => {
  const { user } = await open('/auth/forgotPassword', { forgetPassword: () => null });
  await user.type(screen.getByLabelText('Email'), 'asha@vidya.example');
  await user.click(screen.getByRole('button', { name: 'Send Reset Intructions' }));
  expect(await screen.findByText(/a link is on its way/)).toBeVisible();
});

test('a profile is saved, and edited again', async () => {
  const asha = person({ contact: '9876543210' });
  const editProfile = jest.fn(() => ({ User: { ...asha, address: 'MG Road' } }));
  const { user } = await open('/editProfile', { listDevices: () => [], editProfile }, asha);
  for (const times of [1, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- one person edits
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    // oxlint-disable-next-line no-await-in-loop
    await user.type(screen.getByLabelText('Address'), ' MG Road ');
    // oxlint-disable-next-line no-await-in-loop
    await translated();
    // oxlint-disable-next-line no-await-in-loop
    await user.click(screen.getByRole('button', { name: 'Save' }));
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(editProfile).toHaveBeenCalledTimes(times));
  }
});
