import { screen } from '@testing-library/react';
import { renderRemote } from '@vidya/contracts/testing/render-remote';
import TemplateRemote from '../../remote.tsx';
import { mockResponses } from '../../testing/mock-api.ts';

test('lists the newest courses, each a way to its page', async () => {
  renderRemote(TemplateRemote, { at: '/template', responses: mockResponses() });
  const link = await screen.findByRole('link', { name: 'Prompting that works' });
  expect(link).toHaveAttribute('href', '/courseDetail?courseId=course-1');
  expect(screen.getByRole('heading', { level: 1, name: 'Template' })).toBeVisible();
});

test('says so when the courses did not load, and tries again', async () => {
  const listCourses = jest.fn().mockRejectedValueOnce(new Error('down'));
  listCourses.mockImplementation(() => []);
  const { user } = renderRemote(TemplateRemote, { at: '/template', responses: { listCourses } });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No courses yet')).toBeVisible();
});
