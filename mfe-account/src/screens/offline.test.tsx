import { act, screen, waitFor } from '@testing-library/react';
import { mockNetwork } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { paths } from '@vidya/contracts/texts/paths';
import AccountRemote from '../remote.tsx';
import { mockResponses } from '../testing/mock-api.ts';
import { nothing } from '../testing/render-security.tsx';

test.each([
  ['purchases', paths.purchaseHistory()],
  ['the security of the account', paths.security()],
])('without a network says that %s could not be loaded, and loads when it is back', async (_, at) => {
  const network = mockNetwork({ ...mockResponses, getSignInSecurity: () => nothing, listAccountEvents: () => [] });
  act(network.leave);
  renderRemote(AccountRemote, { at, user: person(), responses: network.responses });
  expect((await screen.findAllByRole('button', { name: 'Retry' }))[0]).toBeVisible();
  act(network.comeBack);
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Retry' })).toEqual([]));
});
