import { screen, waitFor } from '@testing-library/react';
import { inTranslation, translated } from '@vidya/contracts/testing/in-translation';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { peopleResponses, renderAdmin, student } from './testing/render-admin.tsx';

inTranslation();

test('pages of people are turned, and their number is not stale', async () => {
  const students = Array.from({ length: 7 }, (_, index) => student(index + 1));
  const { user } = renderAdmin(
    '/admin/dashboard/students',
    peopleResponses(() => ({ students })),
  );
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  await translated();
  expect(screen.getByText('Student 1').closest('[translate=no]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(pages).toHaveTextContent('Page 2 of 2'));
  await translated();
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(pages).toHaveTextContent('Page 1 of 2'));
});

test('the gateway’s id in the audit log stays as it is', async () => {
  const subject = { kind: 'payment', _id: 'p-1', name: 'Tokens', reference: 'pay_Kx81mQ', whose: '', isGone: false };
  const asha = { _id: 'asha', fullName: 'Asha Rao' };
  const details = { reason: 'Bought twice' };
  const entry = { _id: 'e-1', action: 'payment.refundAsked', actor: asha, subject, details, createdAt: '2026-03-10' };
  const listAuditEntries = () => responseOf([entry], { meta: { next: null, actors: [asha] } });
  renderAdmin('/admin/dashboard/audit-log', { listAuditEntries });
  const id = await screen.findByText('pay_Kx81mQ');
  await translated();
  expect(id.querySelector('font')).toBeNull();
  expect(screen.getByText(/^Reason: Bought twice/).closest('font')).not.toBeNull();
});
