import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { renderAdmin, stopTheClock } from '../testing/render-admin.tsx';

stopTheClock();

test.each(['2026-02-30', '2026-13-01', '0026-03-01', 'yesterday'])('asks for no day that is none: %s', async (day) => {
  const asked: unknown[] = [];
  renderAdmin(`/admin/dashboard/audit-log?from=${day}&to=2026-02-28`, {
    listAuditEntries: ({ query }) => {
      asked.push(query);
      return responseOf([], { meta: { next: null, actors: [] } });
    },
  });
  expect(await screen.findByText('No entry fits these filters')).toBeVisible();
  expect(asked).toEqual([{ to: '2026-02-28' }]);
  expect(screen.getAllByRole('button', { name: /^Remove filter/ })).toHaveLength(1);
});

test('does not call the whole log empty while it loads', async () => {
  const { user } = renderAdmin('/admin/dashboard/audit-log?from=2026-03-01', {
    listAuditEntries: ({ query }) =>
      query?.['from'] ? responseOf([], { meta: { next: null, actors: [] } }) : new Promise(() => undefined),
  });
  await screen.findByText('No entry fits these filters');
  await user.click(screen.getAllByRole('button', { name: 'Clear all' })[0]!);
  await waitFor(() => expect(screen.queryByText('No entry fits these filters')).not.toBeInTheDocument());
  expect(screen.queryByText('Nothing has been done yet')).not.toBeInTheDocument();
});

test('says that the days are the wrong way round', async () => {
  renderAdmin('/admin/dashboard/audit-log?from=2026-03-02&to=2026-03-01', {
    listAuditEntries: () => responseOf([], { meta: { next: null, actors: [] } }),
  });
  expect(await screen.findByText('The first day is after the last. Change one of them.')).toBeVisible();
});

test('narrows the log to a person or a coupon by their name', async () => {
  const subject = { kind: 'user', name: 'Asha Rao', reference: '', whose: '', isGone: false } as const;
  const _id = '5f0c9d0e-2222-4222-8333-000000000009';
  const asked: unknown[] = [];
  const { user } = renderAdmin('/admin/dashboard/audit-log?from=2026-03-01', {
    listAuditEntries: ({ query }) => {
      asked.push(query);
      const entry = { action: 'role.changed', actor: null, details: {}, createdAt: '2026-03-10T06:00:00.000Z' };
      return responseOf([{ ...entry, _id: 'entry-1', subject: { ...subject, _id } }], {
        meta: { next: null, actors: [] },
      });
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Asha Rao' }));
  expect(await screen.findByRole('button', { name: 'Remove filter About Asha Rao' })).toBeVisible();
  expect(asked).toEqual([{ from: '2026-03-01' }, { subjectId: _id }]);
});

const _id = '5f0c9d0e-4444-4222-8333-00000000000';
const made = (n: number, given: object = {}) => ({
  _id: `${_id}${n}`,
  action: 'release.published',
  actor: null,
  subject: null,
  details: { remote: 'catalog', version: `1.0.${n}-3f9ac01b2d`, by: '' },
  createdAt: '2026-03-10T06:00:00.000Z',
  ...given,
});
const list = (entries: object[]) => responseOf(entries, { meta: { next: null, actors: [] } });

test('folds what the command line did in one go, in its place', async () => {
  const nandini = { _id, fullName: 'Nandini Bose' };
  const deleted = { action: 'course.deleted', actor: nandini, details: { course: 'Tokens' } };
  const { user } = renderAdmin('/admin/dashboard/audit-log', {
    listAuditEntries: () =>
      list([made(1), made(2), made(3), made(4, deleted), made(5), made(6, { action: 'release.stopped' })]),
  });
  const fold = await screen.findByRole('button', { name: '3 entries from the command line' });
  expect(screen.getAllByRole('button', { name: /from the command line/ })).toHaveLength(1);
  expect(screen.getAllByText(/ India time$/)).toHaveLength(4);
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByText(/ India time$/)).toHaveLength(7);
});

test('looks for names on the server, keeps them in the address, and exports the same entries', async () => {
  const asked: unknown[] = [];
  const { user, at } = renderAdmin('/admin/dashboard/audit-log?kind=release', {
    listAuditEntries: ({ query }) => {
      asked.push(query);
      return list([made(1)]);
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Search' }), 'catalog{Enter}');
  expect(await screen.findByRole('button', { name: 'Remove filter ‘catalog’' })).toBeVisible();
  await waitFor(() => expect(asked.at(-1)).toEqual({ q: 'catalog', kind: 'release' }));
  expect(at()).toBe('/admin/dashboard/audit-log?kind=release&q=catalog');
  expect(screen.getByRole('link', { name: 'Export CSV of these entries' })).toHaveAttribute(
    'href',
    '/api/v1/user/auth/auditLog/auditLog.csv?q=catalog&kind=release',
  );
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(at()).toBe('/admin/dashboard/audit-log'));
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('');
});

test('shows no failure of one filter below the entries of another', async () => {
  const { user } = renderAdmin('/admin/dashboard/audit-log', {
    listAuditEntries: ({ query }) => {
      if (query?.['after']) throw new ApiError('', { status: 500 });
      return responseOf([made(query?.['action'] ? 2 : 1)], { meta: { next: 'after', actors: [] } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Action'), 'Share changed');
  expect(await screen.findByText(/1\.0\.2/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Load more' })).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('moves the focus to the next filter when one goes, and to the heading after the last', async () => {
  const { user } = renderAdmin('/admin/dashboard/audit-log?q=catalog&kind=release&from=2026-03-01&to=2026-03-02', {
    listAuditEntries: () => list([made(1)]),
  });
  const chip = (name: string) => screen.getByRole('button', { name: `Remove filter ${name}` });
  await user.click(await screen.findByRole('button', { name: 'Remove filter ‘catalog’' }));
  expect(chip('Releases')).toHaveFocus();
  await user.click(chip('To 2 Mar 2026'));
  expect(chip('From 1 Mar 2026')).toHaveFocus();
  await user.click(chip('From 1 Mar 2026'));
  await user.click(chip('Releases'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Action'), 'Share changed');
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
