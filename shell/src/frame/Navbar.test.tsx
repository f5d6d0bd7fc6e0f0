import { screen, within } from '@testing-library/react';
import { person } from '@vidya/contracts/testing/render-remote';
import { renderShell } from '../testing/render-shell.tsx';

jest.mock('../remotes/load/load-remote.ts', () => ({ fetchRemote: () => Promise.resolve(() => <h1>An area</h1>) }));

beforeEach(() => {
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('the navbar', () => {
  it('has the entries of the specification in their order', () => {
    renderShell({ at: '/' });
    const entries = [
      ...screen.getByRole('navigation', { name: 'Main' }).querySelectorAll(':scope > a, :scope > div > button'),
    ];
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Home',
      'Catalog',
      'Resources',
      'Community',
      'Contact Us',
      'Career Center',
    ]);
    expect(main().getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  });

  it('keeps one dropdown open at a time, and closes it on Escape with the focus back on its button', async () => {
    const { user } = renderShell({ at: '/' });
    const [catalog, community] = [
      main().getByRole('button', { name: 'Catalog' }),
      main().getByRole('button', { name: 'Community' }),
    ];
    await user.click(catalog);
    expect(main().getByRole('link', { name: 'Explore All Courses' })).toBeVisible();
    await user.click(community);
    expect(catalog).toHaveAttribute('aria-expanded', 'false');
    expect(community).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(community).toHaveAttribute('aria-expanded', 'false');
    expect(community).toHaveFocus();
  });

  it('closes the dropdown when one of its links is followed', async () => {
    const { user, address } = renderShell({ at: '/' });
    await user.click(main().getByRole('button', { name: 'Catalog' }));
    await user.click(main().getByRole('link', { name: 'C++' }));
    expect(address()).toBe('/course/c%2B%2B');
    expect(main().getByRole('button', { name: 'Catalog' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('offers visitors to log in or sign up', () => {
    renderShell({ at: '/' });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth/signup');
  });

  it.each([
    ['USER', 'Hey', false],
    ['INSTRUCTOR', 'Instructor', false],
    ['ADMIN', 'Administrator', true],
  ] as const)(
    'greets %s with %s, and shows the dashboard to administrators only',
    async (role, label, seesDashboard) => {
      const { user } = renderShell({ at: '/', user: person({ role, fullName: 'Asha Rao' }) });
      await user.click(screen.getByRole('button', { name: new RegExp(`${label}.*Asha Rao`) }));
      const menu = within(screen.getByRole('banner'));
      expect(menu.queryByRole('link', { name: 'Dashboard' }) !== null).toBe(seesDashboard);
      expect(menu.getByRole('link', { name: 'Purchase History' })).toHaveAttribute(
        'href',
        '/my-courses/purchase-history',
      );
    },
  );

  it('logs out with the progress toast and the server’s words', async () => {
    const { user, platform } = renderShell({ at: '/', user: person(), responses: { logout: () => null } });
    await user.click(screen.getByRole('button', { name: /Hey.*Asha Rao/ }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(platform.said).toEqual(['loading: Logging Out...', 'success: Logged Out Successfully']);
    expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
  });
});

describe('the drawer', () => {
  it('opens, unfolds its submenus, and closes when a link is chosen', async () => {
    const { user, address } = renderShell({ at: '/' });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(drawer.getByRole('link', { name: 'Create An Account' })).toHaveAttribute('href', '/auth/signup');
    await user.click(drawer.getByRole('button', { name: 'Community' }));
    expect(drawer.getByRole('link', { name: 'Code Crew' })).toHaveAttribute('href', '/');
    await user.click(drawer.getByRole('button', { name: 'Back' }));
    expect(drawer.getByRole('button', { name: 'Community' })).toHaveAttribute('aria-expanded', 'false');
    await user.click(drawer.getByRole('link', { name: 'All Courses' }));
    expect(address()).toBe('/course/all-courses');
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('greets a signed-in person and unfolds the profile', async () => {
    const { user } = renderShell({ at: '/', user: person({ fullName: 'Asha Rao' }) });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await user.click(drawer.getByRole('button', { name: /Hey, Asha Rao/ }));
    expect(drawer.getByRole('link', { name: 'My Courses' })).toHaveAttribute('href', '/myCourses');
  });
});
