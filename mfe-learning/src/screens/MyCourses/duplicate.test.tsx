import { screen } from '@testing-library/react';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import LearningRemote from '../../remote.tsx';
import { sampleCreated } from '../../testing/mock-api.ts';

test('a course is copied from its menu, unless it is archived; the copy comes into the list', async () => {
  const list = [sampleCreated(), sampleCreated({ _id: 'c', topic: 'Old one', status: 'archived' })];
  const { user, platform } = renderRemote(LearningRemote, {
    at: '/myCourses',
    user: person({ role: 'INSTRUCTOR' }),
    responses: {
      listCreatedCourses: () => [...list],
      duplicateCourse: ({ params }) => {
        list.unshift(sampleCreated({ _id: 'copy', topic: `Copy of ${params?.['courseId']}`, status: 'draft' }));
        return sampleDetail({ _id: 'copy' });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Old one' }));
  expect(screen.queryByRole('button', { name: /^Duplicate/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actions for Prompting that works' }));
  await user.click(screen.getByRole('button', { name: 'Duplicate Prompting that works' }));
  expect(await screen.findByText('Copy of course-1')).toBeVisible();
  expect(platform.said).toEqual(['loading: Duplicating Course...', 'success: Course Duplicated As A Draft']);
});
