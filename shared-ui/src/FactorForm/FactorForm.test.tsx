import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { FactorForm } from './FactorForm.tsx';

function open(given: Partial<ComponentProps<typeof FactorForm>> = {}) {
  const called = { onPasskey: jest.fn(), onCode: jest.fn(), onCancel: jest.fn() };
  render(<FactorForm methods={['passkey', 'totp', 'recoveryCode']} failure="" isBusy={false} {...called} {...given} />);
  return { ...called, user: userEvent.setup() };
}

it('offers the first way, and the others one press away', async () => {
  const { user, onPasskey, onCode } = open();
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(onPasskey).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Use your authenticator app' }));
  await user.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}');
  expect(onCode).toHaveBeenCalledWith('123456');
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(screen.getByRole('button', { name: 'Use a passkey' })).toHaveFocus();
});

it('says beside the field what is wrong', async () => {
  const { user, onCode } = open({ methods: ['totp'], failure: 'This Code Is Not Right' });
  const field = screen.getByLabelText('Code from your authenticator app');
  expect(field).toHaveAccessibleDescription(/This Code Is Not Right/);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(field).toHaveAccessibleDescription(/Code Is Missing/);
  expect(onCode).not.toHaveBeenCalled();
});

it('says why a passkey was refused', () => {
  open({ methods: ['passkey'], failure: 'This Passkey Was Not Accepted' });
  expect(screen.getByRole('alert')).toHaveTextContent('This Passkey Was Not Accepted');
});

it('says of another way nothing that the first one failed for', async () => {
  const { user } = open({ methods: ['passkey', 'totp'], failure: 'This Passkey Was Not Accepted' });
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(screen.getByRole('alert')).toHaveTextContent('This Passkey Was Not Accepted');
  await user.click(screen.getByRole('button', { name: 'Use your authenticator app' }));
  const field = screen.getByLabelText('Code from your authenticator app');
  expect(field).toBeValid();
  expect(field).not.toHaveAccessibleDescription(/Passkey/);
  await user.type(field, '123456{Enter}');
  expect(field).toHaveAccessibleDescription(/This Passkey Was Not Accepted/);
});

it('sends nothing twice', async () => {
  const { user, onCode } = open({ methods: ['totp'], isBusy: true });
  await user.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}');
  expect(onCode).not.toHaveBeenCalled();
});
