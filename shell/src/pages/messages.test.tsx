import { render, screen, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';
import { UnexpectedErrorBoundary } from './UnexpectedError.tsx';

jest.mock('@vidya/platform/host/load/load-remote', () => ({
  fetchRemote: () => Promise.resolve(() => <h1>An area</h1>),
}));

beforeEach(() => {
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['/denied', 'You do not have permission to view this page, Please check your credentials or contact administrator'],
  ['/nobody/knows', "Oops!! the page you are looking for doesn't exist or an other error occurred"],
])('%s says "%s" and offers to go back', async (at, message) => {
  renderShell({ at });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
});

test.each(['/denied', '/nobody/knows'])('%s offers a search of all courses and the way home', async (at) => {
  const { user, address } = renderShell({ at });
  const page = within(screen.getByRole('main'));
  expect(await page.findByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await user.type(page.getByRole('searchbox', { name: 'Looking for a course?' }), 'react hooks{Enter}');
  expect(address()).toBe('/course/all-courses?q=react+hooks');
});

test('a page that breaks says "Unexpected Application Error!" and offers the home page', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error('Broken on purpose');
  };
  render(
    <UnexpectedErrorBoundary place="/">
      <Broken />
    </UnexpectedErrorBoundary>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(logged).toHaveBeenCalled();
});
