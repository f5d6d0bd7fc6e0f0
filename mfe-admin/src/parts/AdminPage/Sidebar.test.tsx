import { screen, waitFor, within } from '@testing-library/react';
import { peopleResponses, renderAdmin, stubWidth } from '../../testing/render-admin.tsx';

const links = () =>
  within(screen.getByRole('navigation', { name: 'Dashboard' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

const open = () =>
  renderAdmin(
    '/admin/dashboard/instructors',
    peopleResponses(() => ({})),
  );
const openNarrow = async () => {
  const given = open();
  stubWidth('narrow');
  return { ...given, opener: await screen.findByRole('button', { name: /^Dashboard menu/ }) };
};

test('names the places of the dashboard and marks the current one', async () => {
  open();
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(links().slice(0, 4)).toEqual([
    'Statistics /admin/dashboard',
    'Instructors /admin/dashboard/instructors',
    'Students /admin/dashboard/students',
    'Payment history /admin/dashboard/payments',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Instructors');
  expect(await screen.findByText('No enrolled instructors')).toBeVisible();
});

test('keeps them in a drawer where it is narrow, behind a button that says where one is', async () => {
  const { user, opener } = await openNarrow();
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).not.toBeInTheDocument();
  expect(opener).toHaveTextContent('Dashboard menuInstructors');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Dashboard' })).toBeVisible();
  expect(links()).toContain('Students /admin/dashboard/students');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('goes to a place and closes the drawer', async () => {
  const { user, opener } = await openNarrow();
  await user.click(opener);
  await user.click(await screen.findByRole('link', { name: 'Students' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Students Details' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('is a sidebar again, and no drawer, once the window has grown', async () => {
  const { user, opener } = await openNarrow();
  await user.click(opener);
  await screen.findByRole('dialog', { name: 'Dashboard' });
  stubWidth('wide');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(links()).toContain('Students /admin/dashboard/students');
  stubWidth('narrow');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
