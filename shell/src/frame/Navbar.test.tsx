import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { person } from '@vidya/contracts/testing/render-remote';
import { renderShell } from '../testing/render-shell.tsx';

jest.mock('@vidya/platform/host/load/load-remote', () => ({
  fetchRemote: () => Promise.resolve(() => <h1>An area</h1>),
}));

beforeEach(() => {
  closed.mockClear();
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});

const closed = jest.spyOn(HTMLElement.prototype, 'hidePopover');

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));

/** The panel that a button of the navbar shows. */
function panelOf(name: string): HTMLElement {
  const id = main().getByRole('button', { name }).getAttribute('popovertarget');
  return document.querySelector<HTMLElement>(`[id="${id}"]`)!;
}

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

  it('leaves its dropdowns to the browser, which shows one at a time', () => {
    renderShell({ at: '/' });
    expect(within(panelOf('Catalog')).getByRole('link', { name: 'Explore All Courses' })).toBeInTheDocument();
    expect(panelOf('Catalog')).toHaveAttribute('popover', 'auto');
  });

  it('closes the dropdown when one of its links is followed, and nothing on the first page', async () => {
    const { user, address } = renderShell({ at: '/' });
    expect(closed).not.toHaveBeenCalled();
    await user.click(within(panelOf('Catalog')).getByRole('link', { name: 'C++' }));
    expect(address()).toBe('/course/c%2B%2B');
    expect(closed.mock.contexts).toContain(panelOf('Catalog'));
  });

  it('closes a dropdown that the focus leaves', async () => {
    const { user } = renderShell({ at: '/' });
    const [first, last] = within(panelOf('Community')).getAllByRole('link').toSpliced(1, 3);
    act(() => first!.focus());
    act(() => last!.focus());
    expect(closed).not.toHaveBeenCalled();
    await user.tab();
    expect(main().getByRole('link', { name: 'Contact Us' })).toHaveFocus();
    expect(closed.mock.contexts).toEqual([panelOf('Community')]);
  });

  it('offers visitors to log in or sign up, and no My Courses', () => {
    renderShell({ at: '/' });
    expect(screen.queryByRole('link', { name: 'My Courses' })).not.toBeInTheDocument();
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

  it.each([
    ['USER', [], [], []],
    // Who teaches earns: beyond the specification.
    ['INSTRUCTOR', [], ['Earnings'], []],
    ['ADMIN', ['Dashboard'], ['Earnings'], ['Versions']],
  ] as const)('has the entries of the specification in the menu of %s, in their order', (role, first, more, last) => {
    renderShell({ at: '/', user: person({ role, fullName: 'Asha Rao' }) });
    const opener = within(screen.getByRole('banner')).getByRole('button', { name: /Asha Rao/ });
    const panel = document.querySelector<HTMLElement>(`[id="${opener.getAttribute('popovertarget')}"]`)!;
    const entries = [...panel.querySelectorAll(':scope > a, :scope > button')].map((entry) => entry.textContent);
    const own = ['Profile', 'Change Password', 'Purchase History'];
    expect(entries).toEqual([...first, 'My Courses', ...more, ...own, ...last, 'Logout']);
  });

  it('has My Courses for people who are signed in, and for those who most likely are', () => {
    renderShell({ at: '/myCourses', user: person() });
    const [inBar] = within(screen.getByRole('banner')).getAllByRole('link', { name: 'My Courses' });
    expect(inBar).toHaveAttribute('aria-current', 'page');
    expect(inBar!.closest('[popover]')).toBeNull();
    cleanup();
    renderShell({ at: '/', isProbing: true });
    expect(screen.getByRole('link', { name: 'My Courses' })).toHaveAttribute('href', '/myCourses');
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

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

  it('closes when Back leaves the page behind it', async () => {
    const { user, goTo, goBack } = renderShell({ at: '/' });
    await goTo('/terms');
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
  });

  it('greets a signed-in person and unfolds the profile', async () => {
    const { user } = renderShell({ at: '/', user: person({ fullName: 'Asha Rao' }) });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await user.click(drawer.getByRole('button', { name: /Hey, Asha Rao/ }));
    expect(drawer.getByRole('link', { name: 'My Courses' })).toHaveAttribute('href', '/myCourses');
  });
});
