import { screen, within } from '@testing-library/react';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { stopTheClock } from '../testing/render-admin.tsx';
import { live, next, openReleases, trial } from '../testing/render-releases.tsx';

stopTheClock();

test('lists who did what, when and why, and leads to the whole audit log', async () => {
  const at = (minute: number) => `2026-03-10T06:${String(20 - minute).padStart(2, '0')}:00.000Z`;
  const remote = 'catalog';
  const history: RemoteReleases['history'] = [
    {
      at: at(0),
      action: 'release.stopped',
      by: 'site',
      details: { remote, version: next.version, reason: 'It failed.' },
    },
    {
      at: at(1),
      action: 'release.shareChanged',
      by: 'Asha Rao',
      details: { remote, version: next.version, percent: 25 },
    },
    {
      at: at(2),
      action: 'release.promoted',
      by: 'Kabir Menon',
      details: { remote, version: next.version, percent: 0, cohort: 'staff', by: 'Kabir Menon' },
    },
    { at: at(3), action: 'release.published', by: 'Asha Rao', details: { remote, version: next.version } },
    {
      at: at(4),
      action: 'release.rolledBack',
      by: 'Asha Rao',
      details: { remote, version: live.version, from: next.version, percent: 5, reason: 'Too slow' },
    },
  ];
  const { user } = openReleases([trial({ history })]);
  const lines = async () =>
    within(await screen.findByRole('list', { name: 'What happened last to Courses' }))
      .getAllByRole('listitem')
      .map((one) => one.textContent);
  expect(await lines()).toEqual([
    'The site itself stopped 1.3.0 Reason: It failed.Today, 11:50 am',
    'Asha Rao changed the share of 1.3.0 to 25%Today, 11:49 am',
    'Kabir Menon (command line) promoted 1.3.0 to staffToday, 11:48 am',
    'Asha Rao published 1.3.0 Today, 11:47 am',
  ]);
  await user.click(screen.getByRole('button', { name: 'Show 1 more of Courses' }));
  expect((await lines()).at(-1)).toBe('Asha Rao took back 1.3.0 (5%) for 1.2.0 Reason: Too slowToday, 11:46 am');
  expect(screen.getByRole('link', { name: 'Releases in the audit log' })).toHaveAttribute(
    'href',
    '/admin/dashboard/audit-log?kind=release',
  );
});
