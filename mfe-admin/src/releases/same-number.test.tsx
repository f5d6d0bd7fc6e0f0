import { screen, within } from '@testing-library/react';
import { stopTheClock } from '../testing/render-admin.tsx';
import { area, live, openReleases, press, question, version } from '../testing/render-releases.tsx';

stopTheClock();

// A team publishes many builds before it changes the number in its package.
const newer = version('1.2.0-0011223344');

test('tells two builds of one number apart before everybody gets one of them', async () => {
  const { user } = openReleases([area({ versions: [newer, live] })]);
  await press(user, 'Promote to everybody (Courses 1.2.0 (0011223344))');
  const dialog = await question('Promote Courses 1.2.0 (0011223344) to everybody?');
  expect(
    dialog.getByText(/^Everybody gets Courses 1\.2\.0 \(0011223344\) .* instead of 1\.2\.0 \(3f9ac01b2d\)\.$/),
  ).toBeInTheDocument();
});

test('tells them apart before an area goes back', async () => {
  const earlier = { ...newer, liveSince: '2026-02-01T06:30:00.000Z' };
  const { user } = openReleases([area({ previous: earlier, versions: [live, earlier] })]);
  await press(user, 'Roll back (Courses 1.2.0 (3f9ac01b2d))');
  const dialog = await question('Roll back Courses 1.2.0 (3f9ac01b2d)?');
  expect(
    dialog.getByText(/^Everybody who gets 1\.2\.0 \(3f9ac01b2d\) now gets 1\.2\.0 \(0011223344\)/),
  ).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Roll back to 1.2.0 (0011223344)' })).toBeEnabled();
});

test('tells them apart in what happened', async () => {
  const details = { remote: 'catalog', version: live.version, from: newer.version, reason: 'Slow' };
  const line = { at: '2026-03-10T06:20:00.000Z', action: 'release.rolledBack', by: 'Asha Rao', details } as const;
  openReleases([area({ history: [line] })]);
  const list = within(await screen.findByRole('list', { name: 'What happened last to Courses' }));
  expect(list.getByRole('listitem')).toHaveTextContent(
    'Asha Rao went back to 1.2.0 (3f9ac01b2d) from 1.2.0 (0011223344)',
  );
});
