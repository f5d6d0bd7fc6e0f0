import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { asksToLeave, type MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../remote.tsx';
import { stubMedia } from '../testing/mock-window.ts';
import { renderLocation } from '../testing/render-location.tsx';

beforeEach(() => stubMedia());

const open = (at: string, responses: MockResponses = {}) =>
  renderRemote(renderLocation(AccountRemote), { at, responses });
const press = (name: string) => screen.getByRole('button', { name });

test.each([
  ['/auth/login', 'Password'],
  ['/auth/signup', 'Name'],
  ['/auth/forgotPassword', 'Email'],
  ['/auth/resetPassword/user-1/token-1', 'New password'],
])('%s asks once something is typed, until it is taken back', async (at, label) => {
  const { user } = open(at);
  const field = await screen.findByLabelText(label);
  expect(asksToLeave()).toBe(false);
  await user.type(field, 'A');
  expect(asksToLeave()).toBe(true);
  await user.clear(field);
  expect(asksToLeave()).toBe(false);
});

test('does not ask on the way to the other form', async () => {
  const { user } = open('/auth/login');
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  await screen.findByLabelText('Name');
  expect(asksToLeave()).toBe(false);
});

test('does not ask about what a password manager fills in', async () => {
  const { user } = open('/auth/login');
  // Its events say nothing of how the value came.
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'asha@vidya.example' } });
  fireEvent.input(screen.getByLabelText('Password'), {
    target: { value: 'three words here' },
    inputType: 'insertReplacementText',
  });
  expect(asksToLeave()).toBe(false);
  await user.type(screen.getByLabelText('Password'), '!');
  expect(asksToLeave()).toBe(true);
});

test('lets a success navigate, and asks again after a failure', async () => {
  let isRight = false;
  const login = () => {
    if (!isRight) throw new ApiError('Email Or Password Is Wrong', { status: 400 });
    return person();
  };
  const { user } = open('/auth/login', { login });
  await user.type(screen.getByLabelText('Email'), 'asha@vidya.example');
  await user.type(screen.getByLabelText('Password'), 'three words here');
  await user.click(press('Log in'));
  await screen.findByRole('alert');
  await waitFor(() => expect(asksToLeave()).toBe(true));
  isRight = true;
  await user.click(press('Log in'));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  expect(asksToLeave()).toBe(false);
});

test('does not ask about an address that was sent', async () => {
  const { user } = open('/auth/forgotPassword', { forgetPassword: () => null });
  await user.type(screen.getByLabelText('Email'), 'asha@vidya.example');
  await user.click(press('Send Reset Intructions'));
  await screen.findByText(/a link is on its way/);
  expect(asksToLeave()).toBe(false);
});
