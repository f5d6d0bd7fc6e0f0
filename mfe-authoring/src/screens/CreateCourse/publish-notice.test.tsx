import { screen } from '@testing-library/react';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AuthoringRemote from '../../remote.tsx';
import { fillCourse } from '../../testing/render-course.ts';

test('says below the button that it publishes, for how much, and that there is nothing to watch yet', async () => {
  const user = person({ _id: 'instructor-1', role: 'INSTRUCTOR' });
  renderRemote(AuthoringRemote, { at: '/createCourse', user, responses: {} });
  const published = /‘Save & Next’ publishes this course/;
  expect(screen.getByText(published)).toHaveTextContent('learners can find it and begin at once');
  await fillCourse({ price: '100000', discount: '0', thumbnail: null });
  expect(screen.getByText(published)).toHaveTextContent('learners can find it and buy it for ₹1,00,000 at once');
  expect(screen.getByText(/It has no lecture yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save & Next' })).toHaveAccessibleDescription(/publishes this course/);
});
