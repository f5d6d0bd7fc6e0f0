import { act, screen, waitFor, within } from '@testing-library/react';
import type { RemoteProps } from '@vidya/contracts/browser/platform';
import { person } from '@vidya/contracts/testing/render-remote';
import { fetchAgain, fetchRemote } from '@vidya/platform/host/load/load-remote';
import { retryRemote } from '@vidya/platform/host/load/remote-cache';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { renderShell } from './testing/render-shell.tsx';

jest.mock('@vidya/platform/host/load/load-remote');
const fetched = jest.mocked(fetchRemote);
jest.mocked(fetchAgain).mockImplementation((name) => fetchRemote(name));

const Working = () => (
  <>
    <h1>An area at work</h1>
    <Link to="/contact">To contact</Link>
  </>
);
const ThrowsInRender = () => {
  throw new Error('planted in render');
};
const ThrowsInEffect = () => {
  useEffect(() => {
    throw new Error('planted in an effect');
  });
  return <h1>Only for a moment</h1>;
};

/** Sets the result of loading each given area; all others work. */
function plant(areas: Record<string, (() => React.ReactNode) | Error>): void {
  fetched.mockImplementation((name) => {
    const area = areas[name] ?? Working;
    return area instanceof Error ? Promise.reject(area) : Promise.resolve(area as React.ComponentType<RemoteProps>);
  });
}

beforeEach(() => {
  plant({});
  for (const name of ['warn', 'error'] as const) jest.spyOn(console, name).mockImplementation(() => undefined);
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});

/** The cache survives between tests, as it survives between pages. Each test loads the areas again. */
beforeEach(async () => {
  await act(async () => {
    for (const name of ['catalog', 'learning', 'account', 'admin'] as const) void retryRemote(name);
  });
});

const reload = (name: 'catalog' | 'learning' | 'account' | 'admin') => act(async () => retryRemote(name));

describe('an area that fails', () => {
  it.each([
    ['cannot be loaded', new Error('planted at import')],
    ['throws while it is drawn', ThrowsInRender],
    ['throws in an effect', ThrowsInEffect],
  ])('keeps navbar, session and the other areas when it %s', async (_, fault) => {
    plant({ learning: fault });
    await reload('learning');
    const { user } = renderShell({ at: '/myCourses', user: person({ fullName: 'Asha Rao' }) });
    expect(await screen.findByRole('heading', { name: 'My Courses could not be loaded' })).toBeInTheDocument();
    expect(screen.getAllByText('Asha Rao')[0]).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(await screen.findByRole('heading', { name: 'An area at work' })).toBeInTheDocument();
  });

  it('comes back with Retry once the fault is gone', async () => {
    plant({ learning: new Error('planted') });
    await reload('learning');
    const { user } = renderShell({ at: '/myCourses', user: person() });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    plant({});
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'An area at work' })).toBeInTheDocument();
  });
});

describe('guards', () => {
  it('turn a learner away from the dashboard, to a page whose Go Back leaves it', async () => {
    const { user, address } = renderShell({ at: '/admin/dashboard', user: person({ role: 'USER' }) });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.getByText(/You do not have permission to view this page/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(address()).toBe('/');
  });

  it('wait for the probe before turning anyone away', () => {
    const { address } = renderShell({ at: '/myCourses', isProbing: true });
    expect(address()).toBe('/myCourses');
    expect(screen.getByLabelText('Loading the page')).toBeInTheDocument();
  });

  it('offer visitors a way to log in and come back', async () => {
    renderShell({ at: '/my-courses/purchase-history' });
    const login = await within(screen.getByRole('main')).findByRole('link', { name: 'Log in' });
    expect(login).toHaveAttribute('href', '/auth/login?next=%2Fmy-courses%2Fpurchase-history');
  });

  it('let administrators in', async () => {
    renderShell({ at: '/admin/dashboard', user: person({ role: 'ADMIN' }) });
    expect(await screen.findByRole('heading', { name: 'An area at work' })).toBeInTheDocument();
  });
});

describe('other pages', () => {
  it('says so when nobody owns an address', async () => {
    renderShell({ at: '/nowhere' });
    expect(await screen.findByRole('heading', { name: /Error 404\s*Page Not Found/ })).toBeInTheDocument();
    expect(screen.getByText(/Oops!! the page you are looking for doesn't exist/)).toBeInTheDocument();
  });

  it('moves the focus to the heading of the page it goes to', async () => {
    const { user } = renderShell({ at: '/' });
    await user.click(await screen.findByRole('link', { name: 'Home' }));
    await user.click(screen.getByRole('link', { name: 'About' }));
    const heading = await screen.findByRole('heading', { name: 'About Vidya' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it.each([
    '/about',
    '/blog',
    '/Pricing',
    '/forem',
    '/document',
    '/terms',
    '/community',
    '/resources',
    '/career',
    '/data-deletion',
  ])('%s is a page of its own', async (at) => {
    renderShell({ at });
    expect(await within(screen.getByRole('main')).findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1);
  });
});
