import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/calls/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';

beforeAll(() => loadScreenAt('/editProfile/security'));

/** The page while administrators are asked to reset the account; `stop` responds to the person's press. */
function open(stop: NonNullable<MockResponses[string]>) {
  let factorReset: { _id: string; expiresAt: string } | null = { _id: 'r1', expiresAt: '2026-03-13T06:30:00.000Z' };
  const ways = {
    hasPassword: true,
    passkeys: [],
    totpSince: null,
    recoveryCodesLeft: 0,
    passkeyDomain: 'vidya.example',
  };
  return renderRemote(AccountRemote, {
    at: '/editProfile/security',
    user: person(),
    responses: {
      getSignInSecurity: () => ({ ...ways, factorReset }),
      listAccountEvents: () => [],
      listDevices: () => [],
      dropFactorReset: (input) => {
        factorReset = null;
        return stop(input);
      },
    },
  });
}

test('is said, and stopped with one press', async () => {
  const sent = jest.fn();
  const { user } = open(({ params }) => {
    sent(params);
    return null;
  });
  expect(await screen.findByText(/If it was not you, stop it before 13 Mar 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop it' }));
  await waitFor(() => expect(screen.queryByText(/Administrators were asked/)).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sent).toHaveBeenCalledWith({ resetId: 'r1' });
});

test('is fetched again when it could not be stopped', async () => {
  const { user, platform } = open(() => {
    throw new ApiError('This Request Is No Longer There', { status: 404 });
  });
  await user.click(await screen.findByRole('button', { name: 'Stop it' }));
  await waitFor(() => expect(screen.queryByText(/Administrators were asked/)).not.toBeInTheDocument());
  expect(platform.said).toContain('error: This Request Is No Longer There');
});
