import { screen, waitFor } from '@testing-library/react';
import { inTranslation, translated } from '@vidya/contracts/testing/in-translation';
import { peopleResponses, renderAdmin, student } from './testing/render-admin.tsx';

inTranslation();

test('pages of people are turned, and their number is not stale', async () => {
  const students = Array.from({ length: 7 }, (_, index) => student(index + 1));
  const { user } = renderAdmin(
    '/admin/dashboard/students',
    peopleResponses(() => ({ students })),
  );
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  await translated();
  expect(screen.getByText('Student 1').closest('[translate=no]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(pages).toHaveTextContent('Page 2 of 2'));
  await translated();
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(pages).toHaveTextContent('Page 1 of 2'));
});
