import { screen, waitFor } from '@testing-library/react';
import type { RemoteProps } from '@vidya/contracts/browser/platform';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { fillSilently, watchFields } from '@vidya/contracts/testing/fill-silently';
import { type MockResponses, mockPlatform } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { useState } from 'react';
import AccountRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';
import { renderLocation } from '../../testing/render-location.tsx';

watchFields();

beforeAll(() => loadScreenAt('/editProfile'));

const Located = renderLocation(AccountRemote);
const asha = person({ contact: '9876543210', avatar: { secure_url: '/media/asha.webp' } });

const open = (responses: MockResponses = {}, user = asha) =>
  renderRemote(Located, { at: '/editProfile', user, responses: { listDevices: () => [], ...responses } });
const edit = async (responses: MockResponses = {}) => {
  const page = open(responses);
  await page.user.click(screen.getByRole('button', { name: 'Edit' }));
  return page;
};
const save = (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

test('shows who this is and since when, in India', () => {
  open();
  expect(screen.getByText('15 Jan 2025, 12:00 pm')).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('shows the LinkedIn address without its scheme until it is edited', async () => {
  const linkedin = 'https://www.linkedin.com/in/asha';
  const { user } = open({}, person({ linkedin }));
  expect(screen.getByLabelText('LinkedIn')).toHaveValue('linkedin.com/in/asha');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByLabelText('LinkedIn')).toHaveValue(linkedin);
});

test.each([
  ['Full Name', 'Ash', 'Name Is Too Short'],
  ['Contact Number', '12345', 'Provide Valid Contact Number'],
  ['LinkedIn', 'javascript:alert(1)', 'Provide Valid LinkedIn Link'],
  ['Address', 'abc', 'Address Is Too Short'],
])('refuses %s "%s": %s', async (label, value, message) => {
  const { platform, user } = await edit();
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), value);
  await save(user);
  expect(platform.said).toEqual([`error: ${message}`]);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
});

test('saves, keeps the stored person and returns to view mode', async () => {
  const bodies: unknown[] = [];
  const { platform, user } = await edit({
    editProfile: ({ body }) => {
      bodies.push(body);
      return { User: { ...asha, address: 'MG Road' } };
    },
  });
  await user.type(screen.getByLabelText('Address'), ' MG Road ');
  await save(user);
  expect(await screen.findByRole('button', { name: 'Edit' })).toHaveFocus();
  expect(bodies).toEqual([{ fullName: 'Asha Rao', contact: '9876543210', linkedin: '', address: 'MG Road' }]);
  expect(platform.said).toEqual([
    'loading: Updating Your Profile...',
    'success: Profile Updated Successfully',
    'signIn: asha@vidya.example',
  ]);
});

test('saves what was filled in without an event', async () => {
  const editProfile = jest.fn(() => ({ User: asha }));
  const { user } = await edit({ editProfile });
  fillSilently(screen.getByLabelText('Contact Number'), '9123456780');
  fillSilently(screen.getByLabelText('Address'), 'MG Road');
  await save(user);
  expect(editProfile.mock.calls).toMatchObject([[{ body: { contact: '9123456780', address: 'MG Road' } }]]);
});

function OtherTab({ platform }: RemoteProps) {
  const [shown, setShown] = useState(platform);
  const { sessionAtom } = mockPlatform({ user: { ...asha, contact: '9123456780', linkedin: 'linkedin.com/in/asha' } });
  return (
    <>
      <button type="button" onClick={() => setShown({ ...platform, sessionAtom })}>
        Save in another tab
      </button>
      <Located platform={shown} />
    </>
  );
}

test('sends what another tab stored since the form opened, but for the fields that differ', async () => {
  const editProfile = jest.fn((_request: { body?: object }) => ({ User: asha }));
  const { user } = renderRemote(OtherTab, { at: '/editProfile', user: asha, responses: { editProfile } });
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(screen.getByLabelText('Address'), 'MG Road');
  await user.click(screen.getByRole('button', { name: 'Save in another tab' }));
  await save(user);
  const body = { fullName: 'Asha Rao', contact: '9123456780', linkedin: 'linkedin.com/in/asha', address: 'MG Road' };
  expect(editProfile.mock.calls).toEqual([[expect.objectContaining({ body })]]);
});

test('stays in edit mode when saving fails', async () => {
  const { platform, user } = await edit({
    editProfile: () => {
      throw new ApiError('', { status: 500 });
    },
  });
  await save(user);
  expect(platform.said.at(-1)).toBe('error: Error Occurred In Profile Update, Try Again');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('returns to the stored values on Cancel', async () => {
  const { user } = await edit();
  await user.type(screen.getByLabelText('Full Name'), ' changed');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Rao');
});

test('never lets the email be edited', async () => {
  await edit();
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
});

test('previews a picture and sends it', async () => {
  const bodies: Record<string, unknown>[] = [];
  const { user } = await edit({
    editProfile: ({ body }) => {
      bodies.push(body ?? {});
      return { User: asha };
    },
  });
  const picture = new File(['<svg/>'], 'Me.SVG', { type: 'image/svg+xml' });
  await user.upload(screen.getByLabelText('Profile picture'), picture);
  expect(screen.getByRole('img', { name: 'Asha Rao' }).querySelector('img')).toHaveAttribute('src', 'blob:picture');
  await save(user);
  expect(bodies[0]?.['avatar']).toBe(picture);
});

test('refuses a picture of another type', async () => {
  const { platform, user } = await edit();
  const input = screen.getByLabelText('Profile picture');
  input.removeAttribute('accept');
  await user.upload(input, new File(['GIF89a'], 'me.gif', { type: 'image/gif' }));
  expect(platform.said).toEqual(['error: Choose a jpg, jpeg, svg or png picture']);
});

test('refuses a picture of more than 5 MB, and takes one of 5 MB', async () => {
  const { platform, user } = await edit();
  const sized = (bytes: number) =>
    Object.defineProperty(new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }), 'size', { value: bytes });
  const input = screen.getByLabelText('Profile picture');
  await user.upload(input, sized(5 * 1024 * 1024 + 1));
  expect(platform.said).toEqual(['error: Choose a picture of at most 5 MB']);
  const drawn = () => screen.getByRole('img', { name: 'Asha Rao' }).querySelector('img')?.getAttribute('src');
  expect(drawn()).not.toBe('blob:picture');
  await user.upload(input, sized(5 * 1024 * 1024));
  expect(drawn()).toBe('blob:picture');
});

test('removes the picture', async () => {
  const bodies: Record<string, unknown>[] = [];
  const { user } = await edit({
    editProfile: ({ body }) => {
      bodies.push(body ?? {});
      return { User: { ...asha, avatar: null } };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Remove Profile Picture' }));
  expect(screen.getByRole('img', { name: 'Asha Rao' })).toHaveTextContent('AR');
  await save(user);
  expect(bodies[0]).toMatchObject({ removeProfile: true });
});

const confirmDeletion = async (user: ReturnType<typeof open>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete your account?' });
  expect(dialog).toHaveTextContent('You will lose all active subscriptions if any.');
  expect(dialog).toHaveTextContent('This action can not be undone.');
  const buttons = await screen.findAllByRole('button', { name: 'Delete Account' });
  await user.click(buttons.at(-1) ?? dialog);
};

test('deletes the account after asking, and signs out', async () => {
  const { platform, user } = open({ deleteAccount: () => null });
  await confirmDeletion(user);
  await waitFor(() =>
    expect(platform.said).toEqual([
      'loading: Deleting Your Account...',
      'success: Account Deleted Successfully',
      'signOut: ',
    ]),
  );
});

test('keeps the account when the person cancels', async () => {
  const { platform, user } = open();
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(platform.said).toEqual([]);
  expect(screen.getByTestId('address')).toHaveTextContent('/editProfile');
});

test('keeps administrators and goes back', async () => {
  const { platform, user } = open({}, person({ role: 'ADMIN' }));
  await confirmDeletion(user);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(platform.said).toEqual(['error: Admin Account Can Not Delete']);
});

test('says why deleting failed', async () => {
  const { platform, user } = open({
    deleteAccount: () => {
      throw new ApiError('', { status: 500 });
    },
  });
  await confirmDeletion(user);
  await waitFor(() => expect(platform.said.at(-1)).toBe('error: Error In Deleting Account, Please Try Later'));
});

test('what is typed while it is sent would be lost: the fields wait, and Cancel too', async () => {
  const { promise, resolve } = Promise.withResolvers<{ User: typeof asha }>();
  const { user } = await edit({ editProfile: () => promise });
  await user.type(screen.getByLabelText('Full Name'), ' Iyer');
  await save(user);
  expect(screen.getByLabelText('Full Name')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Address')).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Change Profile Picture' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Rao Iyer');
  resolve({ User: { ...asha, fullName: 'Asha Rao Iyer' } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});
