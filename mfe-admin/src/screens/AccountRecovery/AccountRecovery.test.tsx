import { screen, waitFor, within } from '@testing-library/react';
import type { AccountSignIn, FactorReset } from '@vidya/contracts/calls/account-recovery';
import { ApiError } from '@vidya/contracts/calls/api-error';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { admin, instructor, peopleResponses, renderAdmin } from '../../testing/render-admin.tsx';

const path = '/admin/dashboard/account-recovery';
const asha = { _id: 'user-1', fullName: 'आशा राव', email: 'asha@vidya.example', role: 'USER' as const };
const kavita = { _id: 'admin-2', fullName: 'Kavita Menon' };

const account = (given: Partial<AccountSignIn> = {}): AccountSignIn => ({
  person: asha,
  passkeys: 2,
  hasTotp: true,
  recoveryCodesLeft: 7,
  devices: 3,
  factorReset: null,
  ...given,
});
const waiting = (given: Partial<FactorReset> = {}): FactorReset => ({
  _id: 'reset-1',
  person: asha,
  requestedBy: kavita,
  reason: 'Phone stolen in Pune',
  createdAt: '2026-03-09T06:30:00.000Z',
  expiresAt: '2026-03-12T06:30:00.000Z',
  ...given,
});

const open = (responses: MockResponses, at = path) => renderAdmin(at, { listFactorResets: () => [], ...responses });
const found = async () => within(await screen.findByRole('region', { name: 'Account of आशा राव' }));
const dialog = async () => within(await screen.findByRole('alertdialog'));

test('finds an account by its address, which the page’s address does not show', async () => {
  const asked = jest.fn();
  const { user, at } = open({
    getAccountSignIn: ({ query }) => {
      asked(query);
      return account();
    },
  });
  await user.type(await screen.findByLabelText('Email'), ' asha@vidya.example{Enter}');
  const region = await found();
  expect(asked).toHaveBeenCalledWith({ email: 'asha@vidya.example' });
  expect(region.getByText('On 3 devices')).toBeVisible();
  expect(region.getByText('7')).toBeVisible();
  expect(at()).toBe(`${path}?userId=user-1`);
});

test.each([
  ['', 'Please Enter Your Email'],
  ['asha', 'Please Enter Valid Email'],
])('asks for an address: %j', async (typed) => {
  const { user, platform } = open({});
  const field = await screen.findByLabelText('Email');
  await user.type(field, `${typed}{Enter}`);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Email/));
  expect(field).toHaveFocus();
  expect(platform.said).toHaveLength(1);
});

test('says when there is no such account, beside the field', async () => {
  const { user, platform } = open({
    getAccountSignIn: () => {
      throw new ApiError('User Not Found', { status: 404 });
    },
  });
  const field = await screen.findByLabelText('Email');
  await user.type(field, 'nobody@vidya.example{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/User Not Found/));
  expect(field).toHaveValue('nobody@vidya.example');
  expect(platform.said).toEqual(['error: User Not Found']);
});

test('shows no account beside an address that is not its own', async () => {
  const { user, at } = open({
    getAccountSignIn: ({ query }) => {
      if (query?.['email'] === 'nobody@vidya.example') throw new ApiError('User Not Found', { status: 404 });
      return account();
    },
  });
  const field = await screen.findByLabelText('Email');
  await user.type(field, 'asha@vidya.example{Enter}');
  await found();
  expect(await screen.findByText('The account of आशा राव is shown below.')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'nobody@vidya.example{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/User Not Found/));
  await waitFor(() => expect(at()).toBe(path));
  expect(screen.queryByRole('region', { name: 'Account of आशा राव' })).not.toBeInTheDocument();
});

test('asks for a reset, with a reason, and then shows that it waits', async () => {
  const sent = jest.fn();
  let resets: FactorReset[] = [];
  const own = waiting({ requestedBy: { _id: admin._id, fullName: admin.fullName } });
  const { user, platform } = open(
    {
      listFactorResets: () => resets,
      getAccountSignIn: () => account({ factorReset: resets[0] ?? null }),
      requestFactorReset: ({ body }) => {
        sent(body);
        resets = [own];
        return responseOf(own, { message: 'Another Administrator Has To Approve It Now' });
      },
    },
    `${path}?userId=user-1`,
  );
  await user.click((await found()).getByRole('button', { name: 'Ask for a reset' }));
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
  expect((await found()).queryByRole('button', { name: 'Ask for a reset' })).not.toBeInTheDocument();
});

test('keeps the typed reason when it is refused', async () => {
  const { user, platform } = open(
    {
      getAccountSignIn: () => account(),
      requestFactorReset: () => {
        throw new ApiError('You Became An Administrator This Week, Ask Another One', { status: 403 });
      },
    },
    `${path}?userId=user-1`,
  );
  await user.click((await found()).getByRole('button', { name: 'Ask for a reset' }));
  const question = await dialog();
  await user.type(question.getByLabelText('Reason'), 'Phone stolen');
  await user.click(question.getByRole('button', { name: 'Ask for a reset' }));
  await waitFor(() => expect(platform.said).toContain('error: You Became An Administrator This Week, Ask Another One'));
  expect(question.getByLabelText('Reason')).toHaveValue('Phone stolen');
});

test('approves what a colleague asked for, once', async () => {
  const sent = jest.fn();
  let resets = [waiting()];
  const { user } = open({
    listFactorResets: () => resets,
    approveFactorReset: ({ params }) => {
      sent(params);
      resets = [];
      return null;
    },
  });
  expect(await screen.findByText('Phone stolen in Pune')).toBeVisible();
  expect(screen.getByText(/^Kavita Menon asked on 9 Mar 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve the reset of आशा राव' }));
  const question = await dialog();
  expect(question.getByText(/passkeys, authenticator app, recovery codes and password are removed/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
  expect(sent.mock.calls).toEqual([[{ resetId: 'reset-1' }]]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('closes the question about a request that a colleague ended', async () => {
  let resets = [waiting()];
  const { user } = open({
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
  let resets = [waiting({ person: own })];
  const { user } = open({
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
  const { user, platform } = open(
    {
      getAccountSignIn: () => account({ passkeys: 0, hasTotp: false, devices }),
      endSessions: () => {
        devices = 0;
        return responseOf(null, { message: 'Signed Out On All Devices' });
      },
    },
    `${path}?userId=user-1`,
  );
  const region = await found();
  expect(region.getByText('On one device')).toBeVisible();
  expect(region.getByText(/There is nothing to reset/)).toBeVisible();
  expect(region.queryByRole('button', { name: 'Ask for a reset' })).not.toBeInTheDocument();
  await user.click(region.getByRole('button', { name: 'Sign out everywhere' }));
  await user.click((await dialog()).getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Nowhere')).toBeVisible();
  expect(platform.said).toContain('success: Signed Out On All Devices');
});

test('offers nothing for one’s own account', async () => {
  open({ getAccountSignIn: () => account({ person: { ...asha, _id: admin._id } }) }, `${path}?userId=${admin._id}`);
  const region = await found();
  expect(region.getByText(/two other administrators can reset it/)).toBeVisible();
  expect(region.queryByRole('button')).not.toBeInTheDocument();
});

test('says what failed, and tries again', async () => {
  let isBroken = true;
  const { user } = open({
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

test('is one press away from a person in the lists', async () => {
  const { user, at } = renderAdmin('/admin/dashboard/instructors', {
    ...peopleResponses(() => ({ instructors: [instructor(1)] })),
    listFactorResets: () => [],
    getAccountSignIn: () => account(),
  });
  await user.click(await screen.findByText('Instructor 1'));
  await user.click(screen.getByRole('link', { name: 'Sign-in and recovery' }));
  await found();
  expect(at()).toBe(`${path}?userId=instructor-1`);
});
