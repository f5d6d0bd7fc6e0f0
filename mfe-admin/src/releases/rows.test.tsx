import { screen, within } from '@testing-library/react';
import { stopTheClock } from '../testing/render-admin.tsx';
import { area, health, live, next, openReleasesAt, trial, waiting } from '../testing/render-releases.tsx';

stopTheClock();

const stopped = trial({
  name: 'learning',
  canary: { ...next, percent: 0, cohort: null, health: health({ visits: 0 }) },
  stopped: { at: '2026-03-10T06:00:00.000Z', reason: 'It failed.' },
});
const events = { title: 'Events', live: null, previous: null, versions: [] };
const rows = async () => within(await screen.findByRole('list', { name: 'Areas' })).getAllByRole('listitem');

test('has a row for each area: live version, state, last change and main action', async () => {
  openReleasesAt('', { areas: [area(), stopped, waiting({ name: 'account' }), area({ name: 'events', ...events })] });
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    'CoursescatalogLive version: 1.2.0 3f9ac01b2dState: LiveLast change: 1 Mar 2026, 12:00 pmRoll back (Courses 1.2.0)',
    'My CourseslearningLive version: 1.2.0 3f9ac01b2dState: Stopped by itselfLast change: 1 Mar 2026, 12:00 pmTake back (My Courses 1.3.0)',
    'AccountaccountLive version: 1.2.0 3f9ac01b2dState: A version waitsLast change: 1 Mar 2026, 12:00 pmPromote to everybody (Account 1.3.0)',
    'EventseventsLive version: –State: Nothing publishedLast change: –',
  ]);
  expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
});

test.each([
  ['Canary for 10% and staff', trial()],
  ['Frozen', area({ freeze: { id: 'f', from: '', to: '2026-03-11T06:30:00.000Z', areas: null, reason: 'Sale' } })],
  [
    'Failing',
    area({ liveGuard: { version: live.version, previous: '1.1.0', until: '', state: 'failing', reason: 'Fails' } }),
  ],
  ['Not live', area({ live: null, previous: null })],
])('says of an area: %s', async (label, shown) => {
  openReleasesAt('', { areas: [shown] });
  expect((await rows())[0]).toHaveTextContent(`State: ${label}`);
});

test('opens a row, which the address names, and closes it', async () => {
  const { user, at } = openReleasesAt('', { areas: [area(), stopped] });
  const opener = await screen.findByRole('button', { name: 'Courses', expanded: false });
  await user.click(opener);
  expect(await screen.findByRole('region', { name: 'Courses' })).toBeVisible();
  expect(at()).toBe('/admin/dashboard/releases?area=catalog');
  await user.click(screen.getByRole('button', { name: 'My Courses' }));
  expect(at()).toBe('/admin/dashboard/releases?area=catalog&area=learning');
  await user.click(opener);
  expect(screen.queryByRole('region', { name: 'Courses' })).not.toBeInTheDocument();
  expect(at()).toBe('/admin/dashboard/releases?area=learning');
});

test('keeps who may release and who calls the API in tabs, which the address names', async () => {
  const { user, at } = openReleasesAt('', { areas: [area()] });
  await user.click(screen.getByRole('tab', { name: 'Who may release' }));
  expect(await screen.findByRole('region', { name: 'Who may release' })).toBeVisible();
  expect(at()).toBe('/admin/dashboard/releases?tab=rights');
  await user.click(screen.getByRole('tab', { name: 'Who calls the API' }));
  expect(await screen.findByText('No version in use has recorded its calls yet.')).toBeVisible();
  expect(at()).toBe('/admin/dashboard/releases?tab=calls');
  await user.click(screen.getByRole('tab', { name: 'Areas' }));
  expect(at()).toBe('/admin/dashboard/releases');
});

const freeze = { id: 'f', from: '', to: '2026-03-11T06:30:00.000Z', areas: null, reason: 'Sale' };
const failing = { version: live.version, previous: '1.1.0', until: '', state: 'failing', reason: 'Fails' } as const;

test.each([
  ['the live version fails', waiting({ liveGuard: failing })],
  ['the area is frozen', waiting({ freeze })],
  [
    'the newest version was taken back',
    area({ versions: [{ ...next, rolledBackAt: '2026-03-10T06:00:00.000Z' }, ...area().versions] }),
  ],
])('offers no promotion while %s', async (_, shown) => {
  openReleasesAt('', { areas: [shown] });
  const [row] = await rows();
  expect(within(row!).queryByRole('button', { name: /Promote/ })).not.toBeInTheDocument();
  expect(within(row!).getByRole('button', { name: /Roll back/ })).toBeVisible();
});
