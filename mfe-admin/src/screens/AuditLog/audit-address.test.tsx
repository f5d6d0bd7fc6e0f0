import { screen } from '@testing-library/react';
import { answerOf } from '@vidya/contracts/pretend';
import { renderAdmin, stopTheClock } from '../../test-admin.tsx';

stopTheClock();

test.each(['2026-02-30', '2026-13-01', '0026-03-01', 'yesterday'])('asks for no day that is none: %s', async (day) => {
  const asked: unknown[] = [];
  renderAdmin(`/admin/dashboard/audit-log?from=${day}&to=2026-02-28`, {
    listAuditEntries: ({ query }) => {
      asked.push(query);
      return answerOf([], { meta: { next: null, actors: [] } });
    },
  });
  expect(await screen.findByText('No entry fits these filters')).toBeVisible();
  expect(asked).toEqual([{ to: '2026-02-28' }]);
  expect(screen.getAllByRole('button', { name: /^Remove filter/ })).toHaveLength(1);
});

test('narrows the log to a person or a coupon by their name', async () => {
  const subject = { kind: 'user', name: 'Asha Rao', reference: '', whose: '', isGone: false } as const;
  const _id = '5f0c9d0e-2222-4222-8333-000000000009';
  const asked: unknown[] = [];
  const { user } = renderAdmin('/admin/dashboard/audit-log?from=2026-03-01', {
    listAuditEntries: ({ query }) => {
      asked.push(query);
      const entry = { action: 'role.changed', actor: null, details: {}, createdAt: '2026-03-10T06:00:00.000Z' };
      return answerOf([{ ...entry, _id: 'entry-1', subject: { ...subject, _id } }], {
        meta: { next: null, actors: [] },
      });
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Asha Rao' }));
  expect(await screen.findByRole('button', { name: 'Remove filter About Asha Rao' })).toBeVisible();
  expect(asked).toEqual([{ from: '2026-03-01' }, { subjectId: _id }]);
});
