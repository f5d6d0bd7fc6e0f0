import { screen, within } from '@testing-library/react';
import { person } from '@vidya/contracts/testing/render-remote';
import { renderShell } from '../testing/render-shell.tsx';

jest.mock('@vidya/platform/host/load/load-remote', () => ({
  fetchRemote: () => Promise.resolve(() => <h1>An area</h1>),
}));

beforeEach(() => {
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});

const footer = () => within(screen.getByRole('contentinfo'));

describe('the footer', () => {
  it('has its links beside the fold of each column, so that wide windows show them without it', () => {
    renderShell({ at: '/' });
    const learn = within(footer().getByRole('navigation', { name: 'Learn' }));
    expect(learn.getByText('Learn', { selector: 'summary' })).toBeInTheDocument();
    const link = learn.getByRole('link', { name: 'All Courses' });
    expect(link).toHaveAttribute('href', '/course/all-courses');
    expect(link.closest('details')).toBeNull();
  });

  it('chooses the theme, which the next page keeps', async () => {
    const { user } = renderShell({ at: '/' });
    const theme = within(footer().getByRole('group', { name: 'Theme' }));
    expect(theme.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(theme.getByRole('button', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.cookie).toContain('vidya-theme=dark');
    expect(theme.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(theme.getByRole('button', { name: 'System' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(document.cookie).not.toContain('vidya-theme');
  });

  it('changes the theme of all choices: the menu of a signed-in person has one too', async () => {
    const { user } = renderShell({ at: '/', user: person() });
    const inMenu = () => within(screen.getByRole('banner')).getByRole('button', { name: 'Light' });
    await user.click(footer().getByRole('button', { name: 'Light' }));
    expect(inMenu()).toHaveAttribute('aria-pressed', 'true');
    await user.click(footer().getByRole('button', { name: 'System' }));
    expect(inMenu()).toHaveAttribute('aria-pressed', 'false');
  });
});
