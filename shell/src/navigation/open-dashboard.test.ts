import { person } from '@vidya/contracts/testing/render-remote';
import { createMemoryRouter } from 'react-router-dom';
import { reloadPage } from '../remotes/fallback/reload-page.ts';
import { storeUser } from '../session/stored-user.ts';
import { openDashboardAnew } from './open-dashboard.ts';

jest.mock('../remotes/fallback/reload-page.ts');

const dashboard = '/admin/dashboard';

async function move(from: string, to: string) {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [from] });
  openDashboardAnew(router, from);
  await router.navigate(to);
}

beforeEach(() => {
  jest.mocked(reloadPage).mockClear();
  storeUser(person({ role: 'ADMIN' }));
});

it('loads a document for an administrator who comes to the dashboard from another page', async () => {
  await move('/', dashboard);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it.each([
  [dashboard, `${dashboard}/releases`],
  ['/', '/about'],
])('moves from %s to %s without one', async (from, to) => {
  await move(from, to);
  expect(reloadPage).not.toHaveBeenCalled();
});

it('moves without one for people who are sent away from there', async () => {
  storeUser(person({ role: 'USER' }));
  await move('/', dashboard);
  expect(reloadPage).not.toHaveBeenCalled();
});

it('moves without one within a document of the dashboard, though nobody was known when it came', async () => {
  localStorage.clear();
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [dashboard] });
  openDashboardAnew(router, dashboard);
  storeUser(person({ role: 'ADMIN' }));
  await router.navigate(`${dashboard}/releases`);
  expect(reloadPage).not.toHaveBeenCalled();
});
