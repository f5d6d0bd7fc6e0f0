import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';
import { stubMedia } from '../../testing/mock-window.ts';
import { renderLocation } from '../../testing/render-location.tsx';

beforeEach(() => stubMedia());

beforeAll(() => loadScreenAt('/auth/login/notMe/x'));

const open = (responses: MockResponses) =>
  renderRemote(renderLocation(AccountRemote), { at: '/auth/login/notMe/from-a-mail', responses });

test('does nothing before a press, then leads to a new password', async () => {
  const sent = jest.fn();
  const { platform, user } = open({
    reportSignIn: ({ body }) => {
      sent(body);
      return responseOf({ userId: 'u1', token: 't1' }, { message: 'Everybody Is Signed Out' });
    },
  });
  expect(screen.getByRole('link', { name: 'Leave everything as it is' })).toHaveAttribute('href', '/');
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Secure my account' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/auth/resetPassword/u1/t1'));
  expect(sent).toHaveBeenCalledWith({ token: 'from-a-mail' });
  expect(platform.said).toEqual(['success: Everybody Is Signed Out']);
});

test('says when the link is over, and names another way', async () => {
  const { user } = open({
    reportSignIn: () => {
      throw new ApiError('This Link Is No Longer Valid', { status: 400 });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Secure my account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This Link Is No Longer Valid');
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
});
