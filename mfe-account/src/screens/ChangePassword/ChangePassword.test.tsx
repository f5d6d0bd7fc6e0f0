import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { fillSilently, watchFields } from '@vidya/contracts/testing/fill-silently';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';

watchFields();

beforeAll(() => loadScreenAt('/changePassword'));

const change = async (current: string, next: string, responses: MockResponses = {}) => {
  const page = renderRemote(AccountRemote, { at: '/changePassword', user: person(), responses });
  if (current) await page.user.type(screen.getByLabelText('Current Password'), current);
  if (next) await page.user.type(screen.getByLabelText('New Password'), next);
  await page.user.click(screen.getByRole('button', { name: 'Change Password' }));
  return page;
};

test('wants at least 6 characters', async () => {
  const { platform } = await change('old-secret', 'five5');
  expect(platform.said).toEqual(['error: New Password Must Be Atleast 6 Character Long']);
  expect(screen.getByText('New Password Must Be Atleast 6 Character Long')).toBeVisible();
});

test('changes the password and forgets what was typed', async () => {
  const bodies: unknown[] = [];
  const { platform } = await change('old-secret', 'kettle banyan', {
    updatePassword: ({ body }) => void bodies.push(body),
  });
  expect(bodies).toEqual([{ currPassword: 'old-secret', newPassword: 'kettle banyan' }]);
  expect(platform.said).toEqual(['loading: Changing Your Password...', 'success: Password Changed Successfully']);
  expect(screen.getByLabelText('New Password')).toHaveValue('');
});

test('takes passwords that were filled in without an event', async () => {
  const updatePassword = jest.fn();
  const { user } = renderRemote(AccountRemote, {
    at: '/changePassword',
    user: person(),
    responses: { updatePassword },
  });
  fillSilently(screen.getByLabelText('Current Password'), 'old-secret');
  fillSilently(screen.getByLabelText('New Password'), 'kettle banyan');
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(updatePassword.mock.calls).toMatchObject([
    [{ body: { currPassword: 'old-secret', newPassword: 'kettle banyan' } }],
  ]);
});

test('says a wrong current password in place', async () => {
  await change('not-it', 'kettle banyan', {
    updatePassword: () => {
      throw new ApiError('Current Password Is Wrong', { status: 400 });
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Current Password Is Wrong');
  expect(screen.getByLabelText('Current Password')).toHaveValue('not-it');
});

test('warns of a common password, but not of the current one', async () => {
  const { user } = renderRemote(AccountRemote, {
    at: '/changePassword',
    user: person(),
    responses: { checkPassword: () => ({ isCommon: true }) },
  });
  await user.type(screen.getByLabelText('Current Password'), 'iloveyou');
  await user.type(screen.getByLabelText('New Password'), 'sunshine');
  await waitFor(() => expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(/are guessed first/));
  expect(screen.getByLabelText('Current Password')).not.toHaveAccessibleDescription();
});
