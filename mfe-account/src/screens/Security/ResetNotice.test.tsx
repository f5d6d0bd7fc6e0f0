import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { loadScreenAt } from '../../routes.tsx';
import { nothing, openSecurity as open } from '../../testing/render-security.tsx';

beforeAll(() => loadScreenAt('/editProfile/security'));

describe('a reset that administrators were asked for', () => {
  const factorReset = { _id: 'r1', expiresAt: '2026-03-13T06:30:00.000Z' };

  it('is said, and stopped with one press', async () => {
    const sent = jest.fn();
    const { user, become } = open(
      { ...nothing, factorReset },
      {
        dropFactorReset: ({ params }) => {
          sent(params);
          become({ factorReset: null });
          return null;
        },
      },
    );
    expect(await screen.findByText(/If it was not you, stop it before 13 Mar 2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop it' }));
    await waitFor(() => expect(screen.queryByText(/Administrators were asked/)).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(sent).toHaveBeenCalledWith({ resetId: 'r1' });
  });

  it('is fetched again when it could not be stopped', async () => {
    const { user, platform, become } = open(
      { ...nothing, factorReset },
      {
        dropFactorReset: () => {
          become({ factorReset: null });
          throw new ApiError('This Request Is No Longer There', { status: 404 });
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Stop it' }));
    await waitFor(() => expect(screen.queryByText(/Administrators were asked/)).not.toBeInTheDocument());
    expect(platform.said).toContain('error: This Request Is No Longer There');
  });
});
