import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { stopTheClock } from '../testing/render-admin.tsx';
import {
  area,
  before,
  closed,
  form,
  live,
  next,
  onOpener,
  openReleases,
  press,
  question,
  refusal,
  refused,
  trial,
  waiting,
} from '../testing/render-releases.tsx';

stopTheClock();

describe('promoting', () => {
  const promoted = area({ live: { ...next, liveSince: '2026-03-10T06:30:00.000Z' }, versions: [next, live, before] });

  test('asks first, gives it to everybody, and shows that at once', async () => {
    const { user, sent, platform } = openReleases([waiting()], {}, [promoted]);
    await press(user, 'Promote to everybody (Courses 1.3.0)');
    const dialog = await question('Promote Courses 1.3.0 to everybody?');
    expect(
      dialog.getByText('Everybody gets Courses 1.3.0 with the next page they load, instead of 1.2.0.'),
    ).toBeInTheDocument();
    expect(dialog.getByText(/^Tabs that are open keep the version they have/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Promote to everybody' }));
    await closed();
    const seen = { live: '1.2.0-3f9ac01b2d', canary: null, isStopped: false };
    const body = { version: next.version, seen };
    expect(sent).toEqual([{ call: 'promoteVersion', params: { name: 'catalog' }, body }]);
    expect(screen.getByRole('columnheader', { name: /^Live/ })).toHaveTextContent('1.3.0');
    expect(screen.queryByText(/waits/)).not.toBeInTheDocument();
    await onOpener();
    expect(platform.said).toEqual(['loading: Changing The Release...', 'success: Version Promoted Successfully']);
  });

  test('says what becomes of another canary', async () => {
    const other = { ...next, version: '1.2.9-ffeeddccbb', percent: 5, cohort: null };
    const { user } = openReleases([waiting({ canary: other })]);
    await press(user, 'Promote to everybody (Courses 1.3.0)');
    const dialog = await question('Promote Courses 1.3.0 to everybody?');
    expect(dialog.getByText('The canary 1.2.9 stays with 5%.')).toBeInTheDocument();
  });

  test('ends when somebody was faster: the dialog no longer says what is so', async () => {
    const message = 'The Release Of catalog Has Changed, Please Check It Again';
    const promoteVersion = () => Promise.reject(new ApiError(message, { status: 409, code: 'Outdated' }));
    const { user, platform, asked } = openReleases([waiting()], { promoteVersion });
    await press(user, 'Promote to everybody (Courses 1.3.0)');
    const before409 = asked();
    const dialog = await question('Promote Courses 1.3.0 to everybody?');
    await user.click(dialog.getByRole('button', { name: 'Promote to everybody' }));
    await closed();
    expect(platform.said.at(-1)).toBe(`error: ${message}`);
    await waitFor(() => expect(asked()).toBeGreaterThan(before409));
  });

  test('that succeeds after its dialog was cancelled leaves the next dialog open', async () => {
    let respond: (released: unknown) => void = () => undefined;
    const { user, platform } = openReleases([waiting(), waiting({ name: 'learning' })], {
      promoteVersion: () => new Promise((resolve) => (respond = resolve)),
    });
    const promote = 'Promote to everybody';
    await press(user, `${promote} (Courses 1.3.0)`);
    await user.click((await question('Promote Courses 1.3.0 to everybody?')).getByRole('button', { name: promote }));
    await user.keyboard('{Escape}');
    await closed();
    await press(user, `${promote} (My Courses 1.3.0)`);
    const later = await question('Promote My Courses 1.3.0 to everybody?');
    respond(promoted);
    await waitFor(() => expect(platform.said.at(-1)).toMatch(/^success/));
    expect(later.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await user.click(later.getByRole('button', { name: 'Cancel' }));
    await closed();
    await waitFor(() => expect(screen.getByRole('button', { name: `${promote} (My Courses 1.3.0)` })).toHaveFocus());
  });

  test('shows every refusal in the dialog, and asks again for the list', async () => {
    const { user, platform, asked } = openReleases([trial()], { promoteVersion: refused });
    await press(user, 'Promote to everybody (Courses 1.3.0)');
    const dialog = await question('Promote Courses 1.3.0 to everybody?');
    await user.click(dialog.getByRole('button', { name: 'Promote to everybody' }));
    const lines = within(await dialog.findByRole('alert')).findAllByRole('listitem');
    expect((await lines).map(({ textContent }) => textContent)).toEqual(refusal.split('\n'));
    expect(platform.said.at(-1)).toBe('error: Version Was Refused, See The Reasons Below');
    await waitFor(() => expect(asked()).toBe(2));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await closed();
    await press(user, 'Promote to everybody (Courses 1.3.0)');
    expect((await question('Promote Courses 1.3.0 to everybody?')).queryByRole('listitem')).not.toBeInTheDocument();
  });

  test('says in the dialog too what failed otherwise', async () => {
    const { user, platform } = openReleases([trial()], {
      promoteVersion: () => {
        throw new ApiError('', { status: 500 });
      },
    });
    await press(user, 'Promote to everybody (Courses 1.3.0)');
    const dialog = await question('Promote Courses 1.3.0 to everybody?');
    await user.click(dialog.getByRole('button', { name: 'Promote to everybody' }));
    expect(await dialog.findByText('Error In Promoting The Version')).toBeInTheDocument();
    expect(platform.said.at(-1)).toBe('error: Error In Promoting The Version');
  });
});

describe('a share', () => {
  test('begins cautiously, tells what it comes to, and is sent', async () => {
    const { user, sent, platform } = openReleases([waiting()], {}, [trial()]);
    await press(user, 'Try with a share (Courses 1.3.0)');
    const dialog = await form('Try Courses 1.3.0');
    const field = dialog.getByRole('textbox', { name: 'Share' });
    expect(field).toHaveValue('10');
    expect(dialog.getByRole('button', { name: '10%' })).toHaveAttribute('aria-pressed', 'true');
    expect(
      dialog.getByText(
        '10% of all browsers and all administrators get 1.3.0 with the next page they load. Everybody else stays with 1.2.0.',
      ),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '25%' }));
    await user.click(dialog.getByRole('checkbox', { name: /^Staff first/ }));
    expect(dialog.getByText(/^25% of all browsers get 1\.3\.0/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Try with this share' }));
    await closed();
    expect(sent).toEqual([
      {
        call: 'promoteVersion',
        params: { name: 'catalog' },
        body: { version: next.version, percent: 25, seen: expect.objectContaining({ canary: null }) },
      },
    ]);
    expect(screen.getByText('For 10% and staff')).toBeVisible();
    await onOpener();
    expect(platform.said.at(-1)).toBe('success: Share Changed Successfully');
  });

  test('goes to staff alone, to nobody and to all browsers, in words', async () => {
    const { user, sent } = openReleases([trial()]);
    await press(user, 'Change share (Courses 1.3.0)');
    const dialog = await form('Change the share of Courses 1.3.0');
    const field = dialog.getByRole('textbox', { name: 'Share' });
    await user.clear(field);
    await user.type(field, '0');
    expect(dialog.getByText(/^Administrators get 1\.3\.0/)).toBeInTheDocument();
    expect(dialog.getByText('Whoever falls out of the share goes back to 1.2.0.')).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: /^Staff first/ }));
    expect(dialog.getByText(/^Nobody gets 1\.3\.0/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '100%' }));
    expect(dialog.getByText(/^All browsers get 1\.3\.0 .* 1\.2\.0 stays the live version\.$/)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '2,5');
    await user.click(dialog.getByRole('checkbox', { name: /^Staff first/ }));
    await user.click(dialog.getByRole('button', { name: 'Change share' }));
    await closed();
    const seen = { live: '1.2.0-3f9ac01b2d', canary: next.version, isStopped: false };
    expect(sent[0]?.body).toEqual({ version: next.version, percent: 2.5, cohort: 'staff', seen });
  });

  test.each(['', '101', '-1', '2.555', 'ten'])("is not taken as '%s'", async (typed) => {
    const { user, sent, platform } = openReleases([trial()]);
    await press(user, 'Change share (Courses 1.3.0)');
    const dialog = await form('Change the share of Courses 1.3.0');
    const field = dialog.getByRole('textbox', { name: 'Share' });
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.click(dialog.getByRole('button', { name: 'Change share' }));
    expect(field).toHaveAccessibleDescription(/Share Must Be From 0 To 100, With Two Decimals At Most/);
    expect(field).toHaveFocus();
    expect(platform.said).toEqual(['error: Share Must Be From 0 To 100, With Two Decimals At Most']);
    await user.click(dialog.getByRole('button', { name: '5%' }));
    expect(field).not.toHaveAccessibleDescription(/Share Must Be/);
    expect(sent).toEqual([]);
  });

  test('says what failed', async () => {
    const { user, platform } = openReleases([trial()], {
      promoteVersion: () => {
        throw new ApiError('', { status: 500 });
      },
    });
    await press(user, 'Change share (Courses 1.3.0)');
    const dialog = await form('Change the share of Courses 1.3.0');
    await user.click(dialog.getByRole('button', { name: 'Change share' }));
    expect(await dialog.findByText('Error In Changing The Share')).toBeInTheDocument();
    expect(platform.said.at(-1)).toBe('error: Error In Changing The Share');
  });

  test('keeps what was typed when it is refused, and names a canary whose place it would take', async () => {
    const other = { ...next, version: '1.2.9-ffeeddccbb', percent: 5, cohort: null };
    const { user } = openReleases([waiting({ canary: other })], { promoteVersion: refused });
    await press(user, 'Try with a share (Courses 1.3.0)');
    const dialog = await form('Try Courses 1.3.0');
    expect(dialog.getByText('It takes the place of the canary 1.2.9.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '50%' }));
    await user.click(dialog.getByRole('button', { name: 'Try with this share' }));
    expect(await dialog.findByText('bytes: Its pages begin with 64.2 kB.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Share' })).toHaveValue('50');
  });
});

test('shows no objections in the dialog of another area', async () => {
  let refuse: (error: ApiError) => void = () => undefined;
  const { user, platform } = openReleases([trial(), trial({ name: 'learning' })], {
    promoteVersion: () => new Promise((_, reject) => (refuse = reject)),
  });
  await press(user, 'Promote to everybody (Courses 1.3.0)');
  const first = await question('Promote Courses 1.3.0 to everybody?');
  await user.click(first.getByRole('button', { name: 'Promote to everybody' }));
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  await closed();
  await press(user, 'Promote to everybody (My Courses 1.3.0)');
  const later = await question('Promote My Courses 1.3.0 to everybody?');
  refuse(new ApiError(refusal, { status: 422, code: 'Refused' }));
  await waitFor(() => expect(platform.said.at(-1)).toMatch(/^error/));
  expect(later.getByRole('alert')).toBeEmptyDOMElement();
});
