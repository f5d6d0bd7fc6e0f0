import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { person } from '@vidya/contracts/testing/render-remote';
import axe from 'axe-core';
import { renderShell } from '../../../shell/src/testing/render-shell.tsx';
import type { RemoteReleases, VersionView } from '../../calls/area-releases.ts';
import type { PageSettings } from '../../gate/document/page-settings-shape.ts';
import type { Override } from '../../gate/document/release.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { sampleGrant } from '../../testing/sample-grant.ts';
import type { Candidate } from '../load/candidates.ts';
import { fetchRemote } from '../load/load-remote.ts';
import { arrived, expectVersion } from '../load/versions-here.ts';
import { goTo } from './go-to.ts';

jest.mock('../load/load-remote.ts', () => ({
  fetchRemote: jest.fn(() => Promise.resolve(() => <h1>An area</h1>)),
}));
jest.mock('../runtime/load-version.ts', () => ({
  sharedLibraries: () => ({ react: '19.3.1', jotai: undefined }),
}));
jest.mock('./go-to.ts', () => ({ goTo: jest.fn() }));
let mockIsRefused = false;
jest.mock('./VersionsPanel.tsx', () => {
  if (mockIsRefused) throw new Error('planted: the chunk cannot be loaded');
  return jest.requireActual<object>('./VersionsPanel.tsx');
});

const version = (name: string): VersionView => ({
  version: name,
  publishedAt: '2026-11-22T00:00:00Z',
  publishedBy: 'Asha',
  note: '',
  firstLoadBytes: 1,
  liveSince: null,
  rolledBackAt: null,
  health: null,
  rehearsal: null,
  rehearsalMissing: '',
});
const releases: RemoteReleases[] = [
  {
    name: 'catalog',
    ...sampleGrant('catalog'),
    live: version('1.1.0-b'),
    previous: version('1.0.0-a'),
    canary: { ...version('1.2.0-c'), percent: 10, cohort: null },
    stopped: null,
    judgement: null,
    errors: [],
    freeze: null,
    approval: null,
    previews: [],
    rollout: null,
    liveGuard: null,
    versions: ['1.2.0-c', '1.1.0-b', '1.0.0-a'].map(version),
    history: [],
  },
];

function openSite(settings: Partial<PageSettings>, role: 'ADMIN' | 'USER' | null = 'ADMIN', at = '/about') {
  const place = document.createElement('script');
  place.type = 'application/json';
  place.id = 'vidya-page';
  place.textContent = JSON.stringify(settings);
  document.body.append(place);
  const requests: unknown[] = [];
  const shell = renderShell({
    at,
    ...(role && { user: { ...person({ fullName: 'Asha Rao' }), role } }),
    responses: {
      listReleases: () => releases,
      makeOverride: ({ body }) => {
        requests.push(body);
        return { token: 'signed.token', expiresAt: '' };
      },
    },
  });
  return { ...shell, requests };
}

/** Mocks the first load of an area. */
function arrives(name: RemoteName, as: Candidate['as']): void {
  const remote = () => <h1>This is {name}</h1>;
  arrived(remote, expectVersion({ name, as, version: '1.0.0-a', base: `http://127.0.0.1/${name}/`, hash: '' }), 1);
  jest.mocked(fetchRemote).mockResolvedValueOnce(remote);
}

beforeEach(() => {
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  jest.mocked(goTo).mockClear();
});
afterEach(() => {
  document.querySelector('#vidya-page')?.remove();
  jest.useRealTimers();
});

async function openPanel({ user }: Pick<ReturnType<typeof openSite>, 'user'>) {
  await user.click(screen.getByRole('button', { name: /Asha Rao/ }));
  await user.click(screen.getAllByRole('button', { name: 'Versions' })[0]!);
  return within(await screen.findByRole('dialog', { name: 'Versions' }));
}
const goneTo = (): URL => new URL(String(jest.mocked(goTo).mock.calls[0]?.[0]));
const serverOf = (port: number): string => `http://127.0.0.1:${port}/mf-manifest.json`;
const until = (areas: Override['areas'], ms = 3_600_000): Override => ({
  kind: 'override',
  areas,
  expiresAt: new Date(Date.now() + ms).toISOString(),
});

describe('the panel', () => {
  it('is for administrators', async () => {
    const { user } = openSite({}, 'USER');
    await user.click(screen.getByRole('button', { name: /Asha Rao/ }));
    expect(screen.queryByRole('button', { name: 'Versions' })).not.toBeInTheDocument();
  });

  it('leaves the page as it is when its code cannot be loaded, and opens at the next try', async () => {
    mockIsRefused = true;
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const site = openSite({});
    await site.user.click(screen.getByRole('button', { name: /Asha Rao/ }));
    await site.user.click(screen.getAllByRole('button', { name: 'Versions' })[0]!);
    await waitFor(() =>
      expect(site.platform.said).toContainEqual(expect.stringContaining('Versions could not be loaded')),
    );
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    mockIsRefused = false;
    await openPanel(site);
  });

  it('lets them choose a published version, and loads the page with it', async () => {
    const site = openSite({});
    const panel = await openPanel(site);
    const courses = within(panel.getByRole('group', { name: 'Courses' }));
    await courses.findByRole('option', { name: '1.2.0-c · canary, 10%' });
    expect(courses.getByRole('option', { name: '1.1.0-b · live' })).toBeInTheDocument();
    await site.user.selectOptions(courses.getByLabelText('Version'), '1.0.0-a · previous');
    await site.user.selectOptions(courses.getByLabelText('Fault'), 'Throw');
    await site.user.selectOptions(panel.getByLabelText(/Lasts/), '4 hours');
    await site.user.click(panel.getByRole('button', { name: 'Apply and reload' }));
    await waitFor(() => expect(goTo).toHaveBeenCalled());
    expect(site.requests).toEqual([{ areas: { catalog: { version: '1.0.0-a', fault: 'throw' } }, minutes: 240 }]);
    expect(goneTo().searchParams.get('overrides')).toBe('signed.token');
  });

  it('takes servers on this machine only', async () => {
    const site = openSite({});
    const panel = await openPanel(site);
    const courses = within(panel.getByRole('group', { name: 'Courses' }));
    await site.user.selectOptions(courses.getByLabelText('Version'), 'Local server');
    const address = courses.getByLabelText(/Address/);
    expect(address).toHaveValue(serverOf(3001));
    fireEvent.change(address, { target: { value: 'https://evil.example/mf-manifest.json' } });
    expect(courses.getByText(/Only servers on this machine/)).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Apply and reload' })).toBeDisabled();
  });

  it('copies a link to what is chosen, which goes when the choice changes', async () => {
    const site = openSite({});
    const panel = await openPanel(site);
    expect(panel.getByRole('button', { name: 'Copy link' })).toBeDisabled();
    const courses = within(panel.getByRole('group', { name: 'Courses' }));
    await site.user.selectOptions(courses.getByLabelText('Fault'), 'Down');
    await site.user.click(panel.getByRole('button', { name: 'Copy link' }));
    const link = await panel.findByLabelText(/Link/);
    expect(link).toHaveValue('http://localhost/?overrides=signed.token');
    expect(await navigator.clipboard.readText()).toBe('http://localhost/?overrides=signed.token');
    expect(goTo).not.toHaveBeenCalled();
    await site.user.selectOptions(courses.getByLabelText('Fault'), 'Old');
    expect(panel.queryByLabelText(/Link/)).not.toBeInTheDocument();
  });

  it('shows what the shell lends, and has nothing that axe complains of', async () => {
    const panel = await openPanel(openSite({}));
    expect(panel.getByText('react').textContent).toBe('react 19.3.1');
    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('while versions are changed', () => {
  it('says so, until when, and stops', async () => {
    const { user } = openSite({ override: until({ catalog: { fault: 'down' } }) });
    expect(await screen.findByText(/Versions changed for you · until/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(goneTo().search).toBe('?overrides=&preview=');
  });

  it('says when an area is not what was chosen', async () => {
    arrives('catalog', 'live');
    openSite({ override: until({ catalog: { server: serverOf(3101) } }) }, 'ADMIN', '/');
    expect(await screen.findByText(/^Courses: not what you chose · until/)).toBeInTheDocument();
  });

  it.each([
    ['/changePassword', 'account', 'override', undefined],
    ['/myCourses', 'learning', 'live', 'down'],
  ] as const)('says nothing of that where it is, or where a fault was chosen: %s', async (at, name, as, fault) => {
    arrives(name, as);
    openSite({ override: until({ [name]: { server: serverOf(3101), fault } }) }, 'ADMIN', at);
    expect(await screen.findByText(`This is ${name}`)).toBeInTheDocument();
    expect(await screen.findByText(/^Versions changed for you · until/)).toBeInTheDocument();
  });

  it('opens the panel on what is looked at', async () => {
    const reference = { version: '0.9.0-z', base: 'http://127.0.0.1/', hash: '' };
    const { user } = openSite({ override: until({ catalog: { reference }, learning: { server: serverOf(3102) } }) });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Versions' }));
    const [courses, learning] = ['Courses', 'My Courses'].map((name) => within(panel.getByRole('group', { name })));
    expect(courses!.getByLabelText('Version')).toHaveDisplayValue('0.9.0-z');
    expect(learning!.getByLabelText(/Address/)).toHaveValue(serverOf(3102));
  });

  it('says when it is over', async () => {
    openSite({ override: until({ catalog: { fault: 'down' } }, 50) });
    expect(await screen.findByText('Your look at other versions is over')).toBeInTheDocument();
  });
});

it.each([
  ['over', /^This link to other versions has run out/],
  ['forStaff', /^This link shows other versions to administrators/],
] as const)('tells of a link that is %s, until it is closed', async (linkNotice, text) => {
  const { user } = openSite({ linkNotice, override: until({ catalog: { fault: 'slow' } }) });
  expect(await screen.findByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(screen.getByText(/^Versions changed for you/)).toBeInTheDocument();
});

it('is there for anybody on a development build, by address', async () => {
  const { user, requests } = openSite({ isDevelopment: true }, null);
  await user.click(await screen.findByRole('button', { name: 'Versions' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Versions' }));
  const courses = within(panel.getByRole('group', { name: 'Courses' }));
  await user.selectOptions(courses.getByLabelText('Version'), 'Local server');
  await user.selectOptions(courses.getByLabelText('Fault'), 'Slow');
  await user.click(panel.getByRole('button', { name: 'Apply and reload' }));
  expect(goneTo().searchParams.getAll('mfe')).toEqual([`catalog@${serverOf(3001)}`]);
  expect(goneTo().searchParams.getAll('fault')).toEqual(['catalog:slow']);
  expect(requests).toEqual([]);
});
