import { screen, within } from '@testing-library/react';
import { stopTheClock } from '../testing/render-admin.tsx';
import {
  area,
  before,
  closed,
  live,
  next,
  openReleases,
  press,
  question,
  trial,
  waiting,
} from '../testing/render-releases.tsx';

stopTheClock();

const at = '2026-03-10T06:30:00.000Z';
const command = 'npm run release -- catalog --rehearse 1.3.0-0011223344';
const missing = `catalog 1.3.0-0011223344 has not been rehearsed. ${command}, with RELEASE_SIGNING_KEY.`;
const unrehearsed = { ...next, health: null, rehearsalMissing: missing };
const waits = waiting({ versions: [unrehearsed, live, before] });

test('says of each version what its rehearsal found', async () => {
  const rehearsed = { ...live, rehearsal: { at, views: 40, findings: 0, skipped: 0 } };
  const failed = { ...next, rehearsal: { at, views: 38, findings: 3, skipped: 2 } };
  openReleases([
    trial({ live: rehearsed, canary: { ...failed, percent: 10, cohort: null }, versions: [failed, rehearsed, before] }),
  ]);
  expect(await screen.findByRole('columnheader', { name: /^Live/ })).toHaveTextContent(
    'Rehearsed 10 Mar 2026, 12:00 pm: 40 views, nothing wrong',
  );
  expect(screen.getByRole('columnheader', { name: /^Canary/ })).toHaveTextContent(
    'Rehearsed 10 Mar 2026, 12:00 pm: 38 views, 3 findings, 2 not looked at',
  );
});

test('says it of a version that waits', async () => {
  const rehearsal = { at, views: 1, findings: 1, skipped: 0 };
  openReleases([waiting({ versions: [{ ...next, rehearsal }, live, before] })]);
  expect(await screen.findByText('Rehearsed 10 Mar 2026, 12:00 pm: 1 view, 1 finding')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /^Live/ })).not.toHaveTextContent('Rehearsed');
});

test('says that nothing was rehearsed, and asks, where no signing key requires it', async () => {
  const { user } = openReleases([waiting()]);
  expect(await screen.findByText('Not rehearsed')).toBeVisible();
  await press(user, 'Promote to everybody (Courses 1.3.0)');
  const dialog = await question('Promote Courses 1.3.0 to everybody?');
  expect(dialog.getByText(/^Nothing was rehearsed: no browser has opened its pages/)).toBeVisible();
});

test('promotes without the rehearsal that is missing, once somebody says why', async () => {
  const { user, sent, platform } = openReleases([waits], {}, [area()]);
  await press(user, 'Promote to everybody (Courses 1.3.0)');
  const dialog = await question('Promote Courses 1.3.0 to everybody?');
  const sentence = dialog.getByText(/has not been rehearsed/);
  expect(sentence).toHaveTextContent(missing);
  // Its words do not break at their hyphens, and are no text to translate.
  expect(within(sentence).getByText('--rehearse').closest('code')).toHaveAttribute('translate', 'no');
  expect(dialog.queryByRole('textbox', { name: 'Reason' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Promote without a passing rehearsal' }));
  await user.click(dialog.getByRole('button', { name: 'Promote to everybody' }));
  const reason = dialog.getByRole('textbox', { name: /^Reason/ });
  expect(reason).toHaveFocus();
  expect([sent, platform.said.length]).toEqual([[], 1]);
  await user.type(reason, 'Sign-in is down');
  await user.click(dialog.getByRole('button', { name: 'Promote to everybody' }));
  await closed();
  expect(sent).toEqual([
    {
      call: 'promoteVersion',
      params: { name: 'catalog' },
      body: { version: next.version, unrehearsed: true, reason: 'Sign-in is down', seen: expect.anything() },
    },
  ]);
});

test('asks for no reason where nothing is missing', async () => {
  const { user } = openReleases([waiting()]);
  await press(user, 'Promote to everybody (Courses 1.3.0)');
  expect((await question('Promote Courses 1.3.0 to everybody?')).queryByRole('checkbox')).not.toBeInTheDocument();
});

test('tells a second owner that the rehearsal was left out', async () => {
  const approval = {
    version: next.version,
    request: { kind: 'promotion' as const, unrehearsed: true, reason: 'Sign-in is down' },
    by: 'Asha Rao',
    until: '2026-03-11T06:30:00.000Z',
  };
  openReleases([{ ...waits, approval }]);
  expect(
    await screen.findByText(/asked to promote it to everybody without the rehearsal that it needs, until/),
  ).toHaveTextContent('Sign-in is down');
});
