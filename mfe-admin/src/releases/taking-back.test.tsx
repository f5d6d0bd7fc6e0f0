import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { stopTheClock } from '../testing/render-admin.tsx';
import {
  area,
  before,
  closed,
  live,
  next,
  onOpener,
  openReleases,
  press,
  question,
  refused,
  trial,
} from '../testing/render-releases.tsx';

stopTheClock();

const overtaken = apiMessages.release.rollBackOutdated('catalog');

describe('stopping the canary', () => {
  const title = 'Stop the canary Courses 1.3.0?';

  test('needs a reason, says who gets what, and leaves the live version', async () => {
    const { user, sent, platform } = openReleases([trial()], {}, [area()]);
    await press(user, 'Stop the canary (Courses 1.3.0)');
    const dialog = await question(title);
    expect(dialog.getByText('Everybody gets 1.2.0 again with the next page they load.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Stop the canary' }));
    const field = dialog.getByRole('textbox', { name: 'Reason' });
    expect(field).toHaveAccessibleDescription(/Reason Is Required/);
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, ' Slow ');
    await user.click(dialog.getByRole('button', { name: 'Stop the canary' }));
    await closed();
    expect(sent).toEqual([
      { call: 'rollBackVersion', params: { name: 'catalog' }, body: { from: next.version, reason: 'Slow' } },
    ]);
    expect(screen.queryByRole('columnheader', { name: /^Canary/ })).not.toBeInTheDocument();
    await onOpener();
    expect(platform.said.slice(-2)).toEqual([
      'loading: Changing The Release...',
      'success: Canary Stopped Successfully',
    ]);
  });

  test('says so, and shows what is true, when the canary has ended meanwhile', async () => {
    const ended = [trial({ canary: { ...next, percent: 0, cohort: null } })];
    let areas = [trial()];
    const { user, platform } = openReleases([], {
      listReleases: () => areas,
      rollBackVersion: () => {
        areas = ended;
        throw new ApiError(overtaken, { status: 409 });
      },
    });
    await press(user, 'Stop the canary (Courses 1.3.0)');
    const dialog = await question(title);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Slow');
    await user.click(dialog.getByRole('button', { name: 'Stop the canary' }));
    expect(await dialog.findByText(overtaken)).toBeInTheDocument();
    expect(platform.said.at(-1)).toBe(`error: ${overtaken}`);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('For nobody')).toBeVisible();
  });

  test('keeps the reason when it fails', async () => {
    const { user, platform } = openReleases([trial()], {
      rollBackVersion: () => {
        throw new ApiError('', { status: 500 });
      },
    });
    await press(user, 'Stop the canary (Courses 1.3.0)');
    const dialog = await question(title);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Slow');
    await user.click(dialog.getByRole('button', { name: 'Stop the canary' }));
    await waitFor(() => expect(platform.said).toContain('error: Error In Stopping The Canary'));
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Slow');
  });
});

test('a version that the site stopped is taken back under its own name', async () => {
  const stopped = { at: '2026-03-10T06:00:00.000Z', reason: 'It failed in 14.6% of 212 visits.' };
  const areas = [trial({ canary: { ...next, percent: 0, cohort: null }, stopped })];
  const { user, sent, platform } = openReleases(areas, {}, [area()]);
  await press(user, 'Take back (Courses 1.3.0)');
  const dialog = await question('Take back Courses 1.3.0?');
  expect(dialog.getByText(/^Everybody stays with 1\.2\.0\./)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Mended in 1.3.1');
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  await closed();
  expect(sent[0]?.body).toEqual({ from: next.version, reason: 'Mended in 1.3.1' });
  expect(platform.said.at(-1)).toBe('success: Version Taken Back Successfully');
});

describe('rolling back', () => {
  const older = { ...before, version: '1.0.0-1234567890', rolledBackAt: '2026-02-02T06:30:00.000Z' };
  const versions = [next, live, before, older];

  test('goes to the version before unless another one is chosen, with a reason', async () => {
    const { user, sent, platform } = openReleases([trial({ versions })], {}, [area({ live: older, versions })]);
    await press(user, 'Roll back (Courses 1.2.0)');
    const dialog = await question('Roll back Courses 1.2.0?');
    const choice = dialog.getByRole('combobox', { name: 'Go back to' });
    expect(choice).toHaveValue(before.version);
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['1.1.0 (aa00bb11cc), live from 1 Feb 2026', '1.0.0 (1234567890), taken back 2 Feb 2026']);
    expect(
      dialog.getByText('Everybody who gets 1.2.0 now gets 1.1.0 with the next page they load.'),
    ).toBeInTheDocument();
    expect(dialog.getByText('The canary 1.3.0 stays with 10% and staff.')).toBeInTheDocument();
    await user.selectOptions(choice, older.version);
    expect(dialog.getByText(/gets 1\.0\.0 with the next page/)).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Broken');
    await user.click(dialog.getByRole('button', { name: 'Roll back to 1.0.0' }));
    await closed();
    expect(sent).toEqual([
      {
        call: 'rollBackVersion',
        params: { name: 'catalog' },
        body: { from: live.version, to: older.version, reason: 'Broken' },
      },
    ]);
    expect(screen.getByRole('columnheader', { name: /^Live/ })).toHaveTextContent('1.0.0');
    expect(platform.said.at(-1)).toBe('success: Version Rolled Back Successfully');
  });

  test('takes no reason that is too long, and keeps choice and reason when the server refuses', async () => {
    const { user, platform } = openReleases([area({ versions })], { rollBackVersion: refused });
    await press(user, 'Roll back (Courses 1.2.0)');
    const dialog = await question('Roll back Courses 1.2.0?');
    const field = dialog.getByRole('textbox', { name: 'Reason' });
    await user.click(field);
    await user.paste('x'.repeat(301));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Go back to' }), older.version);
    await user.click(dialog.getByRole('button', { name: 'Roll back to 1.0.0' }));
    expect(platform.said.at(-1)).toBe('error: Reason Is Too Long');
    await user.type(field, '{Backspace}');
    await user.click(dialog.getByRole('button', { name: 'Roll back to 1.0.0' }));
    expect(await dialog.findByText('platform: Platform ^1.2.0 is needed.')).toBeInTheDocument();
    expect(field).toHaveValue('x'.repeat(300));
    expect(dialog.getByRole('combobox', { name: 'Go back to' })).toHaveValue(older.version);
  });

  test('says what failed', async () => {
    const { user, platform } = openReleases([area()], {
      rollBackVersion: () => {
        throw new ApiError('', { status: 500 });
      },
    });
    await press(user, 'Roll back (Courses 1.2.0)');
    const dialog = await question('Roll back Courses 1.2.0?');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Broken');
    await user.click(dialog.getByRole('button', { name: 'Roll back to 1.1.0' }));
    await waitFor(() => expect(platform.said.at(-1)).toBe('error: Error In Rolling Back The Version'));
  });
});
