import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { asksToLeave, responseOf } from '@vidya/contracts/testing/mock-platform';
import { loadScreenAt } from '../../routes.tsx';
import { type mockNewPasskeys, type mockPasskeys, passkeyCeremony } from '../../testing/mock-passkeys.ts';
import { at, nothing, openSecurity as open } from '../../testing/render-security.tsx';

interface Mocks {
  mockPasskeys: typeof mockPasskeys;
  mockNewPasskeys: typeof mockNewPasskeys;
}
jest.mock('@vidya/contracts/browser/proofs/new-passkey', () =>
  jest.requireActual<Mocks>('../../testing/mock-passkeys.ts').mockNewPasskeys(),
);
jest.mock('@vidya/contracts/browser/proofs/passkeys', () =>
  jest.requireActual<Mocks>('../../testing/mock-passkeys.ts').mockPasskeys(),
);

beforeAll(() => loadScreenAt('/editProfile/security'));
beforeEach(() => {
  passkeyCeremony.make.mockReset();
});

const phone = { _id: 'p1', name: 'Phone', createdAt: at, lastUsedAt: null, isSynced: true, isBackedUp: true };
const codes = Array.from({ length: 10 }, (_, index) => `aaaa${index}-bbbbb-ccccc-ddddd-eeeee`);

describe('passkeys', () => {
  it('adds one, under a name, and shows the first recovery codes once', async () => {
    const sent = jest.fn();
    const { user, platform, become } = open(nothing, {
      requestPasskeyCreation: () => ({ challenge: 'c' }),
      addPasskey: ({ body }) => {
        sent(body);
        become({ passkeys: [phone], recoveryCodesLeft: 10 });
        return responseOf({ recoveryCodes: codes }, { message: 'Passkey Added Successfully' });
      },
    });
    passkeyCeremony.make.mockResolvedValue({ id: 'made' });
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await user.type(await screen.findByLabelText('Name'), ' Phone {Enter}');
    const region = within(await screen.findByRole('region', { name: 'Keep your recovery codes' }));
    expect(passkeyCeremony.make).toHaveBeenCalledWith({ challenge: 'c' });
    expect(sent).toHaveBeenCalledWith({ name: 'Phone', response: { id: 'made' } });
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Keep your recovery codes' })).toHaveFocus());
    expect(await screen.findByText('Phone')).toBeVisible();
    expect(platform.areaWork).toMatchObject({ title: 'Leave without your recovery codes?', within: [] });
    expect(asksToLeave()).toBe(true);
    await user.click(region.getByRole('button', { name: 'I have kept them' }));
    expect(asksToLeave()).toBe(false);
    expect(screen.queryByText(codes[0]!)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(platform.said).toEqual(['success: Passkey Added Successfully']);
  });

  it('keeps the dialog when the person changes their mind, and says why when it can not', async () => {
    const { user, platform } = open(nothing, { requestPasskeyCreation: () => ({ challenge: 'c' }) });
    passkeyCeremony.make.mockResolvedValueOnce(null);
    passkeyCeremony.make.mockRejectedValueOnce(new ApiError('This Passkey Is Already Added', { status: 0 }));
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(platform.said).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(platform.said).toEqual(['error: This Passkey Is Already Added']));
    expect(dialog.getByLabelText('Name')).toBeVisible();
  });

  it('begins each name anew, but for one that was not kept', async () => {
    let isDown = true;
    const { user } = open(
      { ...nothing, passkeys: [phone] },
      {
        requestPasskeyCreation: () => ({ challenge: 'c' }),
        addPasskey: () => {
          if (isDown) throw new ApiError('', { status: 503 });
          return { recoveryCodes: null };
        },
      },
    );
    passkeyCeremony.make.mockResolvedValue({ id: 'made' });
    const begin = async (button: string) => {
      await user.click(await screen.findByRole('button', { name: button }));
      return screen.findByLabelText('Name');
    };
    await user.type(await begin('Add a passkey'), 'Tablet{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    isDown = false;
    const again = await begin('Add a passkey');
    expect(again).toHaveValue('Tablet');
    await user.type(again, '{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await begin('Add a passkey')).toHaveValue('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.type(await begin('Rename Phone'), ' of my sister{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await begin('Rename Phone')).toHaveValue('Phone');
  });

  it('renames and removes one', async () => {
    const called = jest.fn();
    const { user } = open(
      { ...nothing, passkeys: [phone] },
      {
        renamePasskey: (given) => {
          called('rename', given.params, given.body);
          return null;
        },
        removePasskey: ({ params }) => {
          called('remove', params);
          return null;
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Rename Phone' }));
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.keyboard('{Enter}');
    expect(name).toHaveAccessibleDescription('Name Is Missing');
    await user.type(name, 'Old phone{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Remove Phone' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove “Phone”?' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(called.mock.calls).toEqual([
      ['rename', { passkeyId: 'p1' }, { name: 'Old phone' }],
      ['remove', { passkeyId: 'p1' }],
    ]);
  });

  it('says where one lives, and where they can be added if not here', async () => {
    open({
      ...nothing,
      passkeyDomain: 'other.example',
      passkeys: [phone, { ...phone, _id: 'p2', name: 'Key', isSynced: false, isBackedUp: false, lastUsedAt: at }],
    });
    expect(await screen.findByText('Backed up')).toBeVisible();
    expect(screen.getByText('On one device only')).toBeVisible();
    expect(screen.getByText('Added 10 Mar 2026 · Last used 10 Mar 2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
    expect(screen.getByText(/passkeys are for other\.example/)).toBeVisible();
  });
});

describe('the authenticator app', () => {
  const started = { secret: 'ABCDEFGH', address: 'otpauth://totp/x', qr: { size: 2, path: 'M0 0h1v1h-1z' } };

  it('is added by its first code', async () => {
    const { user, platform } = open(nothing, {
      startTotp: () => started,
      confirmTotp: ({ body }) => {
        if (body?.['code'] !== '123456') throw new ApiError('This Code Is Not Right', { status: 400 });
        return responseOf({ recoveryCodes: codes }, { message: 'Authenticator App Added Successfully' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add an app' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an authenticator app' }));
    expect(dialog.getByText('ABCD EFGH')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Open your app' })).toHaveAttribute('href', 'otpauth://totp/x');
    await user.type(dialog.getByLabelText('Code'), '000000{Enter}');
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription('This Code Is Not Right'));
    await user.clear(dialog.getByLabelText('Code'));
    await user.type(dialog.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('region', { name: 'Keep your recovery codes' })).toBeVisible();
    expect(platform.said).toEqual(['success: Authenticator App Added Successfully']);
  });

  it('is removed after a question', async () => {
    const { user, become } = open(
      { ...nothing, totpSince: at },
      {
        removeTotp: () => {
          become({ totpSince: null });
          return responseOf(null, { message: 'Authenticator App Removed Successfully' });
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Remove the app' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove your authenticator app?' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Add an app' })).toBeVisible();
  });
});

it('makes new recovery codes after a question, and warns when few are left', async () => {
  const { user } = open(
    { ...nothing, totpSince: at, recoveryCodesLeft: 1 },
    { renewRecoveryCodes: () => responseOf({ recoveryCodes: codes }) },
  );
  expect(await screen.findByText(/One code is left\./)).toBeVisible();
  expect(screen.getByText('Make new codes before the last one is used.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  const question = await screen.findByRole('alertdialog', { name: 'Make new recovery codes?' });
  await user.click(within(question).getByRole('button', { name: 'Make new codes' }));
  expect(await screen.findByRole('region', { name: 'Keep your recovery codes' })).toBeVisible();
});

it('tells what happened, also what this page does not know yet', async () => {
  open(nothing, {
    listAccountEvents: () => [
      { _id: 'e1', kind: 'signedIn', detail: 'passkey', at, browser: 'Chrome on Android' },
      { _id: 'e2', kind: 'passkeyAdded', detail: 'Phone', at, browser: 'Chrome on Android' },
      { _id: 'e3', kind: 'somethingNew', detail: '', at, browser: 'Firefox' },
    ],
  });
  expect(await screen.findByText('Signed in with a passkey')).toBeVisible();
  expect(screen.getByText('Passkey added: Phone')).toBeVisible();
  expect(screen.getByText('Something about your sign-in changed')).toBeVisible();
  expect(screen.getAllByText('10 Mar 2026, 12:00 pm · Chrome on Android')).toHaveLength(2);
});

it('offers to try again when nothing comes', async () => {
  let isDown = true;
  const { user } = open(nothing, {
    getSignInSecurity: () => {
      if (isDown) throw new ApiError('', { status: 500 });
      return nothing;
    },
  });
  await screen.findByText('Your ways to sign in could not be listed');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Passkeys' })).toBeVisible();
});
