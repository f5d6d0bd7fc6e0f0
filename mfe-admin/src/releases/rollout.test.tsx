import { screen, within } from '@testing-library/react';
import type { RolloutView } from '@vidya/platform/calls/views';
import { stopTheClock } from '../testing/render-admin.tsx';
import { area, before, closed, live, next, openReleases, press, question, trial } from '../testing/render-releases.tsx';

stopTheClock();

const rollout = (given: Partial<RolloutView> = {}): RolloutView => ({
  version: next.version,
  steps: [1, 5, 25, 100],
  step: 1,
  dwellMinutes: 15,
  state: 'running',
  reason: '',
  by: 'Asha Rao',
  since: '2026-03-10T06:20:00.000Z',
  nextAt: '2026-03-10T06:35:00.000Z',
  haltsAt: '2026-03-10T07:20:00.000Z',
  visits: 12,
  ...given,
});
const halted = rollout({ state: 'halted', reason: 'Looks odd', nextAt: null, haltsAt: null });
const frame = async () => within(await screen.findByRole('region', { name: 'Rollout of Courses 1.3.0' }));

test('shows the steps of a rollout, where it is, and what comes next', async () => {
  openReleases([trial({ rollout: rollout() })]);
  const shown = await frame();
  const steps = shown.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['1%, done', '5%, now', '25%, to come', '100%, to come']);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  expect(shown.getByText(/follow/)).toHaveTextContent(
    '25% follow Today, 12:05 pm at the earliest, after 30 visits; without them it halts Today, 12:50 pm. 12 visits since this step began.',
  );
});

test('counts one visit as one', async () => {
  openReleases([trial({ rollout: rollout({ visits: 1 }) })]);
  expect((await frame()).getByText(/follow/)).toHaveTextContent(/ 1 visit since this step began\.$/);
});

test('halts it with a reason', async () => {
  const { user, sent, platform } = openReleases([trial({ rollout: rollout() })], {}, [trial({ rollout: halted })]);
  await press(user, 'Halt (Courses 1.3.0)');
  const dialog = await question('Halt the rollout of Courses 1.3.0?');
  await user.click(dialog.getByRole('button', { name: 'Halt' }));
  const field = dialog.getByRole('textbox', { name: 'Reason' });
  expect(field).toHaveAccessibleDescription(/Reason Is Required/);
  await user.type(field, 'Looks odd');
  await user.click(dialog.getByRole('button', { name: 'Halt' }));
  await closed();
  const seen = { live: '1.2.0-3f9ac01b2d', canary: '1.3.0-0011223344', isStopped: false };
  expect(sent).toEqual([{ call: 'haltRollout', params: { name: 'catalog' }, body: { reason: 'Looks odd', seen } }]);
  expect((await frame()).getByText('Halted: Looks odd')).toBeVisible();
  expect(platform.said.at(-1)).toBe('success: Rollout Halted Successfully');
});

test.each([
  ['2026-03-10T06:10:00.000Z', 'It goes to 25% of all browsers at once: this step has lasted its 15 minutes.'],
  ['2026-03-10T06:20:00.000Z', /^It goes to 25% of all browsers when this step has lasted its 15 minutes, and/],
])('goes on with one that is halted since %s', async (since, consequence) => {
  const areas = [trial({ rollout: { ...halted, since } })];
  const { user, sent } = openReleases(areas, {}, [trial({ rollout: rollout({ step: 2 }) })]);
  await press(user, 'Go on (Courses 1.3.0)');
  const dialog = await question('Go on with the rollout of Courses 1.3.0?');
  expect(dialog.getByText(consequence)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  await closed();
  const seen = { live: live.version, canary: next.version, isStopped: false };
  expect(sent).toEqual([{ call: 'continueRollout', params: { name: 'catalog' }, body: { seen } }]);
});

test('says that one is finished, and nothing of one whose version is gone', async () => {
  const finished = rollout({ version: live.version, step: 3, state: 'finished', since: '2026-03-09T06:20:00.000Z' });
  openReleases([area({ rollout: finished }), area({ name: 'learning', rollout: rollout({ state: 'ended' }) })]);
  expect(await screen.findByText('Finished Yesterday, 11:50 am.')).toBeVisible();
  expect(screen.getAllByRole('heading', { name: /^Rollout of/ })).toHaveLength(1);
});

test('says how the live version is watched, and what came of it', async () => {
  const guard = { version: live.version, previous: before.version, until: '2026-03-10T07:00:00.000Z', reason: '' };
  const failed = { version: next.version, previous: live.version, until: guard.until, reason: '8 of 8 failed.' };
  openReleases([
    area({ liveGuard: { ...guard, state: 'watching' } }),
    area({ name: 'learning', liveGuard: { ...failed, state: 'rolledBack' } }),
    area({ name: 'authoring', liveGuard: { ...failed, version: live.version, state: 'failing' } }),
    area({ name: 'account', liveGuard: { ...guard, state: 'passed' } }),
  ]);
  const sentence = 'Watched until 12:30 pm: it goes back to 1.1.0 by itself if it is clearly worse.';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '1.3.0 0011223344 was taken back by itself. 8 of 8 failed.',
    '1.2.0 3f9ac01b2d is failing. 8 of 8 failed.',
  ]);
});
