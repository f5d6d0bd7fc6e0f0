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
