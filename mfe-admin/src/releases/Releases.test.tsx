import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { stopTheClock } from '../testing/render-admin.tsx';
import { area, before, health, live, next, openReleases, trial, waiting } from '../testing/render-releases.tsx';

stopTheClock();

const card = async (name = 'Courses') => within(await screen.findByRole('region', { name }));
const rows = async () =>
  within(await screen.findByRole('table', { name: /^Courses:/ }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('says of each area what is live, since when, by whom, and what pages fall back to', async () => {
  const promoted = { at: live.liveSince ?? '', action: 'release.promoted', by: 'Nandini Bose' } as const;
  openReleases([
    area({ history: [{ ...promoted, details: { remote: 'catalog', version: live.version } }] }),
    area({ name: 'learning', previous: null, versions: [live] }),
  ]);
  const courses = await card();
  const column = courses.getByRole('columnheader', { name: /^Live/ });
  expect(column).toHaveTextContent('1.2.0 3f9ac01b2dFor everybodySince 1 Mar 2026, 12:00 pm by Nandini Bose');
  expect(courses.getByText(/^Pages fall back to/)).toHaveTextContent(
    'Pages fall back to 1.1.0 aa00bb11cc when it fails.',
  );
  expect(document.title).toMatch(/^Releases/);
  const learning = await card('My Courses');
  expect(learning.getByRole('columnheader', { name: /^Live/ })).toHaveTextContent(/ published by Asha Rao$/);
  expect(learning.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Preview (My Courses 1.2.0)']);
});

const judgement = {
  verdict: 'not enough yet',
  reason: '240 visits, 236 in the control group: too few to tell about blank.',
  evidence: [
    { measure: 'failed', canary: { bad: 12, of: 240 }, control: { bad: 1, of: 236 } },
    { measure: 'slowInp', canary: { bad: 0, of: 0 }, control: { bad: 2, of: 1_100 } },
  ],
} as const;

test('puts canary and live side by side', async () => {
  const worse = health({ visits: 240, failed: 12, renderFailed: 7, loadMs: 1_240, inpMs: null, shift: 52 });
  openReleases([trial({ canary: { ...next, percent: 10, cohort: 'staff', health: worse } })]);
  expect(await rows()).toEqual([
    ['Visits', '1,000', '240'],
    ['Failed visits', '0.4%', '5%'],
    ['Pages not rendered', '0', '7'],
    ['Load time', '400 ms', '1.2 s'],
    ['Largest paint LCP', '1.6 s', '1.6 s'],
    ['Answer to input INP', '90 ms', '–not measured yet'],
    ['Layout shift CLS', '–not measured yet', '0.05'],
  ]);
});

test('compares a canary with its control group, and says what is known', async () => {
  openReleases([trial({ judgement: { ...judgement, evidence: [...judgement.evidence] } })]);
  const table = within(await screen.findByRole('table', { name: 'Courses: control group and canary' }));
  const cells = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Share of visits', 'Control group', 'Canary'],
    ['Failed', '0.4%, 1 of 236', '5%, 12 of 240'],
    ['Answer later than 200 ms', '0.2%, 2 of 1,100', '–'],
  ]);
  expect(screen.getByText(judgement.reason)).toBeVisible();
  expect(
    screen.getByRole('columnheader', { name: /^Canary .*Not enough yet against the control group$/ }),
  ).toBeVisible();
});

test.each([
  ['stop', 'Worse'],
  ['proven good', 'Proven good'],
] as const)('calls a canary with the verdict %s %s', async (verdict, label) => {
  openReleases([trial({ judgement: { verdict, reason: 'So it is.', evidence: [] } })]);
  const name = new RegExp(`^Canary .*${label} against the control group$`);
  expect(await screen.findByRole('columnheader', { name })).toBeVisible();
});

test('lists the errors that browsers met, with where, how often and since when', async () => {
  const error = { message: 'x is not a function', stack: 'at draw (a.js:1:2)', screen: '/courseDetail' } as const;
  const seen = { ...error, version: next.version, outcome: 'renderFailed', visits: 3 } as const;
  openReleases([trial({ errors: [{ ...seen, firstSeen: '2026-03-10T06:00:00.000Z' }] })]);
  const list = await screen.findByRole('list', { name: 'Errors of Courses' });
  expect(list).toHaveTextContent(
    /^Was not drawn: x is not a function1\.3\.0 0011223344 on \/courseDetail, 3 visits, since 10 Mar 2026, 11:30 am/,
  );
  fireEvent.click(within(list).getByText(/^Stack/));
  expect(within(list).getByText('at draw (a.js:1:2)')).toBeVisible();
});

test.each([
  [2.5, 'staff', 'the other 97.5%'],
  [0, 'staff', 'everybody else'],
  [0, null, 'everybody'],
  [100, null, 'nobody else'],
] as const)('says whom a canary for %s% and %s leaves to the live version', async (percent, cohort, rest) => {
  openReleases([trial({ canary: { ...next, percent, cohort } })]);
  expect(await screen.findByRole('columnheader', { name: /^Live/ })).toHaveTextContent(`For ${rest}Since`);
});

test('tells that a canary was stopped by itself, when and why, and offers to try it again', async () => {
  openReleases([
    trial({
      canary: { ...next, percent: 0, cohort: null, health: health({ visits: 0, failed: 0 }) },
      stopped: { at: '2026-03-10T06:00:00.000Z', reason: 'It failed in 14.6% of 212 visits.' },
    }),
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '1.3.0 0011223344 was stopped by itself on 10 Mar 2026, 11:30 am. It failed in 14.6% of 212 visits.',
  );
  expect((await rows()).slice(0, 2)).toEqual([
    ['Visits', '1,000', '–nobody gets it'],
    ['Failed visits', '0.4%', '– Nobody gets it'],
  ]);
  const buttons = (await card()).getAllByRole('button').map(({ textContent }) => textContent);
  const again = 'Try again with a share (Courses 1.3.0)';
  expect(buttons).toEqual([
    again,
    'Roll out in steps (Courses 1.3.0)',
    'Take back (Courses 1.3.0)',
    'Roll back (Courses 1.2.0)',
    'Preview (Courses 1.3.0)',
  ]);
  expect(screen.queryByText(/canary/i)).not.toBeInTheDocument();
});

test('tells of a version that is published and waits', async () => {
  openReleases([waiting()]);
  const note = await screen.findByText(/is published and waits/);
  expect(note).toHaveTextContent('1.3.0 0011223344 is published and waits');
  expect(screen.getByText(/^By.*, 10 Mar 2026, 11:00 am: Faster filters$/)).toHaveTextContent(/^By Asha Rao, /);
  expect(screen.getByRole('button', { name: 'Promote to everybody (Courses 1.3.0)' })).toBeVisible();
});

test('tells of one that was taken back, and offers only to promote where nothing is live', async () => {
  const taken = { ...live, rolledBackAt: '2026-03-09T06:30:00.000Z', health: null };
  openReleases([
    area({ live: before, previous: null, versions: [taken, before] }),
    waiting({ name: 'learning', live: null, previous: null, versions: [next] }),
  ]);
  expect(await screen.findByText(/was taken back and waits/)).toHaveTextContent(/^1\.2\.0/);
  // A second press must not bring back the version that was just rolled back.
  expect(screen.queryByRole('button', { name: /^Roll back/ })).not.toBeInTheDocument();
  const learning = await card('My Courses');
  expect(learning.getByText('Nobody gets a version of it yet.')).toBeVisible();
  expect(learning.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Promote to everybody (My Courses 1.3.0)',
    'Preview (My Courses 1.3.0)',
  ]);
});

test('says what to do when nothing is published', async () => {
  openReleases([area({ live: null, previous: null, versions: [] })]);
  expect(await screen.findByText('Nothing is published yet')).toBeVisible();
  expect(screen.getByText('npm run release -- catalog')).toBeVisible();
});

test('shows skeletonRows, then what failed, and tries again', async () => {
  let isBroken = true;
  const { user, platform } = openReleases([area()], {
    listReleases: () => {
      if (isBroken) throw new ApiError('', { status: 500 });
      return [area()];
    },
  });
  expect(screen.getByLabelText('Loading')).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error In Fetching Releases');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Courses' })).toBeVisible();
  expect(platform.said).toEqual([]);
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('while one looks', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-03-10T06:30:00.000Z') }));
  afterEach(() => Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true }));

  test('asks again without a word, keeps what is shown when that fails, and rests while hidden', async () => {
    let isBroken = false;
    let percent = 10;
    let asked = 0;
    const { platform } = openReleases([], {
      listReleases: () => {
        asked += 1;
        if (isBroken) throw new ApiError('', { status: 500 });
        return [trial({ canary: { ...next, percent, cohort: null } })];
      },
    });
    expect(await screen.findByText('For 10%')).toBeVisible();
    percent = 25;
    await pass(15_000);
    expect(await screen.findByText('For 25%')).toBeVisible();
    isBroken = true;
    await pass(15_000);
    expect(await screen.findByText(/^These numbers are from 12:00 pm/)).toBeVisible();
    expect(screen.getByText('For 25%')).toBeVisible();
    isBroken = false;
    await pass(15_000);
    await waitFor(() => expect(screen.queryByText(/^These numbers/)).not.toBeInTheDocument());
    expect(platform.said).toEqual([]);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    const then = asked;
    await pass(60_000);
    expect(asked).toBe(then);
  });
});
