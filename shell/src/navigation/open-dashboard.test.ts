import { person } from '@vidya/contracts/testing/render-remote';
import { reloadPage } from '@vidya/platform/host/fallback/reload-page';
import { storeUser } from '../session/stored-user.ts';
import { memoryRouter } from '../testing/memory-router.ts';
import { openDashboardAnew } from './open-dashboard.ts';

jest.mock('@vidya/platform/host/fallback/reload-page');

const dashboard = '/admin/dashboard';

function move(from: string, to: string) {
  const router = memoryRouter(from);
  openDashboardAnew(router, from);
  router.navigate(to);
}

beforeEach(() => {
  jest.mocked(reloadPage).mockClear();
  storeUser(person({ role: 'ADMIN' }));
});

it('loads a document for an administrator who comes to the dashboard from another page', () => {
  move('/', dashboard);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it.each([
  [dashboard, `${dashboard}/releases`],
  ['/', '/about'],
])('moves from %s to %s without one', (from, to) => {
  move(from, to);
  expect(reloadPage).not.toHaveBeenCalled();
});

it('moves without one for people who are sent away from there', () => {
  storeUser(person({ role: 'USER' }));
  move('/', dashboard);
  expect(reloadPage).not.toHaveBeenCalled();
});

it('moves without one within a document of the dashboard, though nobody was known when it came', () => {
  localStorage.clear();
  const router = memoryRouter(dashboard);
  openDashboardAnew(router, dashboard);
  storeUser(person({ role: 'ADMIN' }));
  router.navigate(`${dashboard}/releases`);
  expect(reloadPage).not.toHaveBeenCalled();
});
