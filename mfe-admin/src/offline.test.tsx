import { act, screen, waitFor } from '@testing-library/react';
import { mockNetwork } from '@vidya/contracts/testing/mock-platform';
import { paths } from '@vidya/contracts/texts/paths';
import { mockResponses } from './testing/mock-api.ts';
import { renderAdmin, stubWidth } from './testing/render-admin.tsx';

beforeEach(() => stubWidth('wide'));

test.each([
  ['students', paths.students()],
  ['payments', paths.payments()],
  ['refund requests', paths.refundRequests()],
  ['coupons', paths.coupons()],
  ['messages', paths.messages()],
  ['the audit log', paths.auditLog()],
  ['releases', paths.releases()],
  ['statistics', paths.dashboard()],
])('without a network says that %s could not be loaded, and loads when it is back', async (_, at) => {
  const network = mockNetwork(mockResponses);
  act(network.leave);
  renderAdmin(at, network.responses);
  expect((await screen.findAllByRole('button', { name: 'Retry' }))[0]).toBeVisible();
  act(network.comeBack);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
});
