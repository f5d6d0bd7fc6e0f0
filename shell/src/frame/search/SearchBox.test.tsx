import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Suggestion } from '@vidya/contracts/calls/catalogue';
import { renderShell } from '../../testing/render-shell.tsx';

jest.mock('@vidya/platform/host/load/load-remote', () => ({
  fetchRemote: () => Promise.resolve(() => <h1>An area</h1>),
}));

beforeEach(() => {
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});

const found: Suggestion[] = [
  { kind: 'course', label: 'React from zero', key: 'course-1' },
  { kind: 'course', label: 'Loops that end', key: 'course-2', place: 'instructor' },
  { kind: 'category', label: 'Web Development', key: 'web-development' },
  { kind: 'instructor', label: 'Rekha Menon', key: 'Rekha Menon' },
];

const render = (at = '/') => {
  const asked: unknown[] = [];
  const suggestCourses = (input: { query?: object }) => {
    asked.push(input.query);
    return found;
  };
  return { asked, ...renderShell({ at, responses: { suggestCourses } }) };
};
const box = () => screen.getByRole('combobox', { name: 'Search courses' });

describe('the search', () => {
  it('goes to all courses with what was typed', async () => {
    const { user, address } = render();
    await user.type(box(), 'react hooks{Enter}');
    expect(address()).toBe('/course/all-courses?q=react+hooks');
    expect(box()).toHaveValue('react hooks');
  });

  it('suggests from two characters on, by kind', async () => {
    const { user, asked } = render();
    await user.type(box(), 're');
    const list = within(await screen.findByRole('listbox', { name: 'Suggestions' }));
    expect(list.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Courses',
      'Categories',
      'Instructors',
    ]);
    expect(asked).toEqual([{ q: 're' }]);
    expect(list.getByRole('option', { name: 'Loops that end Instructor' })).toBeInTheDocument();
  });

  it('is walked through with the arrows and chosen with Enter', async () => {
    const { user, address } = render();
    await user.type(box(), 're');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Web Development' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/course/web-development');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('opens nothing while the focus is elsewhere, as after a search that was typed before the page could respond', async () => {
    const { asked } = render();
    fireEvent.change(box(), { target: { value: 're' } });
    await waitFor(() => expect(asked).toHaveLength(1));
    await screen.findByText('Loops that end');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('re');
  });

  it('searches for what is typed after an option was active', async () => {
    const { user, address } = render();
    await user.type(box(), 're');
    await screen.findByRole('option', { name: 'React from zero' });
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant');
    await user.keyboard('act hooks{Enter}');
    expect(address()).toBe('/course/all-courses?q=react+hooks');
  });

  it('closes on Escape, with the text kept', async () => {
    const { user } = render();
    await user.type(box(), 're');
    await screen.findByRole('listbox');
    // False: the browser does not empty the field as well.
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box()).toHaveValue('re');
    // Closed, it leaves the key to what is around it.
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(true);
  });

  it('asks nothing about the words of an address until it is in use, and no more than is answered', async () => {
    const { user, asked } = render(`/course/all-courses?q=${'a'.repeat(250)}`);
    await screen.findByRole('heading', { name: 'An area' });
    expect(asked).toEqual([]);
    await user.click(box());
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    expect(asked).toEqual([{ q: 'a'.repeat(200) }]);
  });

  it('takes the focus at the press of a slash', async () => {
    const { user } = render();
    await user.keyboard('/');
    expect(box()).toHaveFocus();
  });

  it('stays behind a dialog', async () => {
    const { user } = render();
    const page = box().closest('header')!;
    page.setAttribute('aria-hidden', 'true');
    await user.keyboard('/{Control>}k{/Control}');
    expect(document.body).toHaveFocus();
    page.removeAttribute('aria-hidden');
  });

  it('leaves Ctrl-K to another field', async () => {
    const { user } = render();
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    await user.keyboard('{Control>}k{/Control}');
    expect(field).toHaveFocus();
    field.remove();
    await user.keyboard('{Control>}k{/Control}');
    expect(box()).toHaveFocus();
  });

  it('leaves Enter to a keyboard that composes letters', async () => {
    const { user, address } = render();
    await user.type(box(), 'react');
    expect(await screen.findAllByRole('option')).not.toHaveLength(0);
    await user.keyboard('{ArrowDown}');
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(address()).toBe('/');
  });
});
