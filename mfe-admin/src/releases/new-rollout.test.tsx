import { screen } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { stopTheClock } from '../testing/render-admin.tsx';
import { closed, form, next, onOpener, openReleases, press, trial, waiting } from '../testing/render-releases.tsx';

stopTheClock();

const open = async (...given: Parameters<typeof openReleases>) => {
  const page = openReleases(...given);
  await press(page.user, 'Roll out in steps (Courses 1.3.0)');
  return { ...page, dialog: await form('Roll out Courses 1.3.0 in steps') };
};

test('gives a waiting version to a growing share', async () => {
  const { user, dialog, sent, platform } = await open([waiting()], {}, [trial()]);
  expect(dialog.getByText('1% of all browsers get 1.3.0 with the next page they load.')).toBeVisible();
  expect(
    dialog.getByText(
      '5%, then 25%, then everybody, by itself while nothing is wrong, after 45 minutes at the earliest.',
    ),
  ).toBeVisible();
  const shares = dialog.getByRole('textbox', { name: 'Shares' });
  await user.clear(shares);
  await user.type(shares, '0.5%; 10%, 50');
  const minutes = dialog.getByRole('textbox', { name: 'Each lasts at least' });
  await user.clear(minutes);
  await user.type(minutes, '60');
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Careful');
  await user.click(dialog.getByRole('button', { name: 'Start the rollout' }));
  await closed();
  const seen = { live: '1.2.0-3f9ac01b2d', canary: null, isStopped: false };
  const body = { version: next.version, steps: [0.5, 10, 50], dwellMinutes: 60, reason: 'Careful', seen };
  expect(sent).toEqual([{ call: 'startRollout', params: { name: 'catalog' }, body }]);
  expect(platform.said.at(-1)).toBe('success: Rollout Started Successfully');
  await onOpener();
});

test.each([
  ['Shares', '25, 5', 'Shares Must Rise, Above 0 And Up To 100, With Two Decimals At Most'],
  ['Shares', '0, 5', 'Shares Must Rise, Above 0 And Up To 100, With Two Decimals At Most'],
  ['Shares', '1,2,3,4,5,6,7,8,9,10,11', 'Shares Must Rise, Above 0 And Up To 100, With Two Decimals At Most'],
  ['Each lasts at least', '1441', 'Time Must Be From 1 To 1440 Minutes'],
  ['Each lasts at least', 'soon', 'Time Must Be From 1 To 1440 Minutes'],
])('refuses for %s: %s', async (name, typed, problem) => {
  const { user, dialog, sent, platform } = await open([waiting()]);
  const field = dialog.getByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, typed);
  await user.click(dialog.getByRole('button', { name: 'Start the rollout' }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(field).toHaveFocus();
  expect([sent, platform.said]).toEqual([[], [`error: ${problem}`]]);
});

test('keeps what was typed when the server refuses, as in a freeze, and lists why', async () => {
  const why = 'catalog Is Frozen Until 12 Mar 2026, 12:00 pm: Holi. Rollbacks Are Possible';
  const { user, dialog } = await open([trial()], {
    startRollout: () => {
      throw new ApiError(why, { status: 409 });
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Start the rollout' }));
  expect(await dialog.findByText(why)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Shares' })).toHaveValue('1, 5, 25, 100');
});

test('says that a second owner has to approve it', async () => {
  const startRollout = () => responseOf(waiting(), { message: 'Waits For A Second Owner' });
  const { user, dialog, platform } = await open([waiting()], { startRollout });
  await user.click(dialog.getByRole('button', { name: 'Start the rollout' }));
  await closed();
  expect(platform.said.at(-1)).toBe('success: Waits For A Second Owner');
});

test('names a canary whose place it takes, and is not offered for what is being rolled out', async () => {
  const other = { ...next, version: '1.2.9-ffeeddccbb', percent: 5, cohort: null };
  const { dialog } = await open([waiting({ canary: other })]);
  expect(dialog.getByText('It takes the place of the canary 1.2.9.')).toBeVisible();
  const rollout = {
    version: other.version,
    steps: [5, 100],
    step: 0,
    dwellMinutes: 15,
    reason: '',
    by: 'Asha Rao',
    visits: 0,
    state: 'halted' as const,
    since: '2026-03-10T06:20:00.000Z',
    nextAt: null,
    haltsAt: null,
  };
  openReleases([waiting({ name: 'learning', canary: other, rollout })]);
  expect(await screen.findByRole('button', { name: /^Go on/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Roll out in steps \(My Courses 1\.2\.9/ })).not.toBeInTheDocument();
});
