import { screen, waitFor, within } from '@testing-library/react';
import type { Device } from '@vidya/contracts/calls/account';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import type { Role } from '@vidya/contracts/texts/choices';
import { lastSeen } from '../../data/security/last-seen.ts';
import AccountRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';

beforeAll(() => loadScreenAt('/editProfile/security'));

const signedInAt = '2025-01-15T06:30:00.000Z';
const here: Device = { _id: 'd1', browser: 'Chrome on Windows', signedInAt, lastSeenAt: signedInAt, isThis: true };
const phone: Device = { ...here, _id: 'd2', browser: 'Safari on iPhone', isThis: false };

/** Mocks the server: it removes ended devices. */
function open(devices: Device[], responses: MockResponses = {}, role: Role = 'USER') {
  let left = devices;
  return renderRemote(AccountRemote, {
    at: '/editProfile/security',
    user: person({ role }),
    responses: {
      listDevices: () => left,
      endDevice: ({ params }) => {
        left = left.filter((device) => device._id !== params?.['deviceId']);
        return responseOf(null, { message: 'The Device Is Signed Out' });
      },
      endOtherDevices: () => {
        left = left.filter((device) => device.isThis);
        return responseOf(null, { message: 'Signed Out Everywhere Else' });
      },
      ...responses,
    },
  });
}

const answerDialog = async (user: ReturnType<typeof open>['user'], title: string, button: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: title });
  await user.click(within(dialog).getByRole('button', { name: button }));
};

test('says which browsers are signed in, and which one this is', async () => {
  open([here, phone]);
  const panel = screen.getByRole('region', { name: 'Signed-in devices' });
  const [first, second] = await within(panel).findAllByRole('listitem');
  expect(first).toHaveTextContent('Chrome on Windows This deviceActive now · Signed in 15 Jan 2025, 12:00 pm');
  expect(second).toHaveTextContent('Safari on iPhone');
});

test('shows five devices, this one among them, and the others when asked', async () => {
  const others = Array.from({ length: 6 }, (_, index) => ({ ...phone, _id: `p${index}` }));
  const { user } = open([...others, here]);
  const panel = within(screen.getByRole('region', { name: 'Signed-in devices' }));
  const all = await panel.findByRole('button', { name: 'Show all (7)' });
  expect(panel.getAllByRole('listitem')).toHaveLength(5);
  expect(panel.getByText('This device')).toBeVisible();
  await user.click(all);
  expect(panel.getAllByRole('listitem')).toHaveLength(7);
  await user.click(panel.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(panel.getAllByRole('listitem')).toHaveLength(5);
});

test('signs another device out after asking, and shows it among what happened', async () => {
  const listAccountEvents = jest.fn(() => []);
  const { platform, user } = open([here, phone], { listAccountEvents });
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await answerDialog(user, 'Sign out Safari on iPhone?', 'Sign out');
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(platform.said).toEqual(['loading: Logging Out...', 'success: The Device Is Signed Out']);
  await waitFor(() => expect(listAccountEvents).toHaveBeenCalledTimes(2));
});

test('keeps a device when the person cancels', async () => {
  const { platform, user } = open([here, phone]);
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await answerDialog(user, 'Sign out Safari on iPhone?', 'Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText('Safari on iPhone')).toBeVisible();
  expect(platform.said).toEqual([]);
});

test('leaves the account when the device is this one', async () => {
  const { platform, user } = open([here]);
  await user.click(await screen.findByRole('button', { name: 'Sign out this device' }));
  await answerDialog(user, 'Sign out this device?', 'Sign out');
  await waitFor(() => expect(platform.said.at(-1)).toBe('signOut: '));
});

test('signs out everywhere else, where there is an elsewhere', async () => {
  const { platform, user } = open([here, phone]);
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  await answerDialog(user, 'Sign out everywhere else?', 'Sign out');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument(),
  );
  expect(platform.said.at(-1)).toBe('success: Signed Out Everywhere Else');
});

test('offers to try again when the list does not come', async () => {
  let isDown = true;
  const { user } = open([here], {
    listDevices: () => {
      if (isDown) throw new ApiError('', { status: 500 });
      return [here];
    },
  });
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This device')).toBeVisible();
});

test.each([
  ['2025-01-15T06:29:00.000Z', 'Active now'],
  ['2025-01-15T06:25:00.000Z', 'Active 5 minutes ago'],
  ['2025-01-15T03:29:00.000Z', 'Active 3 hours ago'],
  ['2025-01-14T06:29:00.000Z', 'Active yesterday'],
  ['2025-01-13T08:00:00.000Z', 'Active 2 days ago'],
  ['2024-12-15T06:30:00.000Z', 'Last active 15 Dec 2024, 12:00 pm'],
])('a browser seen at %s reads "%s"', (at, text) => {
  expect(lastSeen(at, Date.parse(signedInAt))).toBe(text);
});

test.each([
  ['USER', /for 7 days\./],
  ['ADMIN', /for 12 hours, and 30 minutes without use\./],
] as const)('says how long a sign-in lasts: %s', async (role, text) => {
  open([here], {}, role);
  expect(await screen.findByText(text)).toBeVisible();
});
