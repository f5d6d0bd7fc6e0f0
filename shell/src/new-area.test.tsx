import { act, screen, waitFor, within } from '@testing-library/react';
import type { Remote } from '@vidya/contracts/browser/platform';
import { person } from '@vidya/contracts/testing/render-remote';
import type { SiteArea } from '@vidya/platform/gate/document/route-table';
import { reloadPage } from '@vidya/platform/host/fallback/reload-page';
import { provideRemote } from '@vidya/platform/host/load/remote-cache';
import { routeOf } from '@vidya/platform/host/routes-here';
import { reference, serveSite } from '@vidya/platform/host/testing/mock-releases';
import { renderShell } from './testing/render-shell.tsx';

jest.mock('@vidya/platform/host/fallback/reload-page');

const events: SiteArea = {
  name: 'events',
  area: {
    title: 'Evenings',
    paths: {
      '/events': 'everybody',
      '/events/mine': 'signedIn',
      '/events/hosts': ['ADMIN'],
      '/events/:eventId': 'everybody',
    },
    navigation: [
      { menu: 'community', label: 'Later', path: '/events', order: 20 },
      { menu: 'community', label: 'Evenings', path: '/events', order: 10 },
      { menu: 'community', label: 'Forums', path: '/events', order: 30 },
      { menu: 'account', label: 'My evenings', path: '/events/mine', order: 10 },
      { menu: 'resources', label: 'Host an evening', path: '/events/hosts', order: 10 },
    ],
  },
};

beforeAll(() => provideRemote('events', Object.assign(() => <h1>Evenings near you</h1>, {}) as Remote));
beforeEach(() => {
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => jest.restoreAllMocks());

const open = (at: string, given: Partial<Parameters<typeof renderShell>[0]> = {}) =>
  renderShell({ at, areas: [events], ...given });
const linksOf = (name: string) => screen.queryAllByRole('link', { name, hidden: true });

it('shows the pages of an area that this shell never heard of', async () => {
  open('/events');
  expect(await screen.findByRole('heading', { name: 'Evenings near you' })).toBeInTheDocument();
});

it('knows nothing of them without a release that says so', async () => {
  renderShell({ at: '/events' });
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeInTheDocument();
  expect(linksOf('Evenings')).toEqual([]);
});

it('is found by a tab that is older than its release: the page is loaded anew, once', async () => {
  const live = reference('1.0.0');
  const { sign } = await serveSite({ releases: { live } });
  const newer = await sign({ issuedAt: '2026-02-02', remotes: [{ ...events, live }] });
  jest.mocked(fetch).mockImplementation(() => Promise.resolve(Response.json(newer)));
  renderShell({ at: '/events' });
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
});

it('keeps out whom the area does not admit', async () => {
  const { address } = open('/events/hosts', { user: person() });
  await act(async () => undefined);
  expect(address()).toBe('/denied');
});

it('has its links in the menus, in their order, beside those of the site', async () => {
  const { user } = open('/about', { user: person() });
  await user.click(screen.getByRole('button', { name: 'Community' }));
  const nav = screen.getByRole('navigation', { name: 'Main', hidden: true });
  const labels = within(nav)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent);
  const from = labels.indexOf('Evenings');
  expect(labels.slice(from, from + 3)).toEqual(['Evenings', 'Later', 'Forums']);
  // A label that the site has too does not take its link.
  expect(linksOf('Forums').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/forem', '/events']),
  );
  expect(linksOf('My evenings')[0]).toHaveAttribute('href', '/events/mine');
  const [banner] = screen.getAllByRole('banner', { hidden: true });
  const all = within(banner!)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent);
  expect(all.slice(all.indexOf('Profile'))).toEqual(['Profile', 'Change Password', 'Purchase History', 'My evenings']);
});

it('has the links that an area of the site declares now in place of those that it came with', () => {
  const navigation = [{ menu: 'profile' as const, label: 'My lessons', path: '/myCourses', order: 90 }];
  const paths = { '/myCourses': 'signedIn' as const };
  open('/about', { user: person(), areas: [{ name: 'learning', area: { title: 'Lessons', paths, navigation } }] });
  const labels = screen.getAllByRole('link', { hidden: true }).map((link) => link.textContent);
  const from = labels.indexOf('Profile');
  expect(labels.slice(from, from + 4)).toEqual(['Profile', 'Change Password', 'Purchase History', 'My lessons']);
});

it('shows everybody the links to what they may open', () => {
  open('/about');
  expect([linksOf('Host an evening'), linksOf('My evenings')]).toEqual([[], []]);
});

it('shows administrators theirs', () => {
  open('/about', { user: person({ role: 'ADMIN' }) });
  expect(linksOf('Host an evening')).toHaveLength(1);
});

it.each([
  ['/events/mine', '/events/mine'],
  ['/Events/42/', '/events/:eventId'],
  ['/course/checkout', '/course/checkout'],
  ['/course/data-science', '/course/:category'],
  ['/about', '/about'],
])('takes the closest path for %s', (address, path) => {
  open('/about');
  expect(routeOf(address)?.path).toBe(path);
});
