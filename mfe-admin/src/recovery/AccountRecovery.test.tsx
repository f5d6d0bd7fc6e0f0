import { screen, waitFor, within } from '@testing-library/react';
import type { FactorReset } from '@vidya/contracts/calls/account-recovery';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { admin } from '../testing/render-admin.tsx';
import {
  accountSignIn,
  asha,
  factorReset,
  foundAccount,
  recoveryPath,
  renderRecovery,
} from '../testing/render-recovery.tsx';

const dialog = async () => within(await screen.findByRole('alertdialog'));

test('asks for a reset, with a reason, and then shows that it waits', async () => {
  const sent = jest.fn();
  let resets: FactorReset[] = [];
  const own = factorReset({ requestedBy: { _id: admin._id, fullName: admin.fullName } });
  const { user, platform } = renderRecovery(
    {
      listFactorResets: () => resets,
      getAccountSignIn: () => accountSignIn({ factorReset: resets[0] ?? null }),
      requestFactorReset: ({ body }) => {
        sent(body);
        resets = [own];
        return responseOf(own, { message: 'Another Administrator Has To Approve It Now' });
      },
    },
    `${recoveryPath}?userId=user-1`,
  );
  await user.click((await foundAccount()).getByRole('button', { name: 'Ask for a reset' }));
  const question = await dialog();
  await user.click(question.getByRole('button', { name: 'Ask for a reset' }));
  expect(question.getByLabelText('Reason')).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await user.type(question.getByLabelText('Reason'), ' Phone stolen ');
  await user.click(question.getByRole('button', { name: 'Ask for a reset' }));
  expect(await screen.findByText('You asked for it, so another administrator approves it.')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ userId: 'user-1', reason: 'Phone stolen' });
  expect(platform.said).toContain('success: Another Administrator Has To Approve It Now');
  expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  expect((await foundAccount()).queryByRole('button', { name: 'Ask for a reset' })).not.toBeInTheDocument();
});

test('keeps the typed reason when it is refused', async () => {
  const { user, platform } = renderRecovery(
    {
      getAccountSignIn: () => accountSignIn(),
      requestFactorReset: () => {
        throw new ApiError('You Became An Administrator This Week, Ask Another One', { status: 403 });
      },
    },
    `${recoveryPath}?userId=user-1`,
  );
  await user.click((await foundAccount()).getByRole('button', { name: 'Ask for a reset' }));
  const question = await dialog();
  await user.type(question.getByLabelText('Reason'), 'Phone stolen');
  await user.click(question.getByRole('button', { name: 'Ask for a reset' }));
  await waitFor(() => expect(platform.said).toContain('error: You Became An Administrator This Week, Ask Another One'));
  expect(question.getByLabelText('Reason')).toHaveValue('Phone stolen');
});

test('approves what a colleague asked for, once', async () => {
  const sent = jest.fn();
  let resets = [factorReset()];
  const { user } = renderRecovery({
    listFactorResets: () => resets,
    approveFactorReset: ({ params }) => {
      sent(params);
      resets = [];
      return null;
    },
  });
  expect(await screen.findByText('Phone stolen in Pune')).toBeVisible();
  expect(screen.getByText(/asked on 9 Mar 2026/)).toHaveTextContent(/^Kavita Menon asked/);
  await user.click(screen.getByRole('button', { name: 'Approve the reset of आशा राव' }));
  const question = await dialog();
  const address = question.getByText('asha@vidya.example');
  expect(address.parentElement).toHaveTextContent('Their address is asha@vidya.example.');
  expect(address).toHaveAttribute('translate', 'no');
  expect(question.getByText(/passkeys, authenticator app, recovery codes and password are removed/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
  expect(sent.mock.calls).toEqual([[{ resetId: 'reset-1' }]]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('closes the question about a request that a colleague ended', async () => {
  let resets = [factorReset()];
  const { user } = renderRecovery({
    listFactorResets: () => resets,
    approveFactorReset: () => {
      resets = [];
      throw new ApiError('This Request Is No Longer There', { status: 404 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Approve the reset of आशा राव' }));
  await user.click((await dialog()).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('drops one, also one’s own account’s, which nobody approves themselves', async () => {
  const dropped = jest.fn();
  const own = { _id: admin._id, fullName: admin.fullName, email: admin.email, role: 'ADMIN' as const };
  let resets = [factorReset({ person: own })];
  const { user } = renderRecovery({
    listFactorResets: () => resets,
    dropFactorReset: ({ params }) => {
      dropped(params);
      resets = [];
      return null;
    },
  });
  expect(await screen.findByText(/This is your account/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Drop the reset of ${admin.fullName}` }));
  await waitFor(() => expect(dropped).toHaveBeenCalledWith({ resetId: 'reset-1' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('signs somebody out everywhere', async () => {
  let devices = 1;
  const { user, platform } = renderRecovery(
    {
      getAccountSignIn: () => accountSignIn({ passkeys: 0, hasTotp: false, devices }),
      endSessions: () => {
        devices = 0;
        return responseOf(null, { message: 'Signed Out On All Devices' });
      },
    },
    `${recoveryPath}?userId=user-1`,
  );
  const region = await foundAccount();
  expect(region.getByText('On one device')).toBeVisible();
  expect(region.getByText(/There is nothing to reset/)).toBeVisible();
  expect(region.queryByRole('button', { name: 'Ask for a reset' })).not.toBeInTheDocument();
  await user.click(region.getByRole('button', { name: 'Sign out everywhere' }));
  await user.click((await dialog()).getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Nowhere')).toBeVisible();
  expect(platform.said).toContain('success: Signed Out On All Devices');
});

test('offers nothing for one’s own account', async () => {
  renderRecovery(
    { getAccountSignIn: () => accountSignIn({ person: { ...asha, _id: admin._id } }) },
    `${recoveryPath}?userId=${admin._id}`,
  );
  const region = await foundAccount();
  expect(region.getByText(/two other administrators can reset it/)).toBeVisible();
  expect(region.queryByRole('button')).not.toBeInTheDocument();
});

test('says what failed, and tries again', async () => {
  let isBroken = true;
  const { user } = renderRecovery({
    listFactorResets: () => {
      if (isBroken) throw new ApiError('', { status: 500 });
      return [];
    },
  });
  await screen.findByText('Error In Fetching The Requests');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
});
