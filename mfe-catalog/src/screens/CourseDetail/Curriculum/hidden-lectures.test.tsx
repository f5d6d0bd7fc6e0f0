import { screen, within } from '@testing-library/react';
import { person } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { renderCatalog } from '../../../testing/render-catalog.tsx';

test('those who teach the course see what learners do not see, marked and not counted', async () => {
  const lectures = (['draft', undefined, 'processing', 'failed'] as const).map((hidden, index) => ({
    _id: `lecture-${index}`,
    title: `Part ${index}`,
    kind: 'video' as const,
    durationSeconds: 600,
    isPreview: true,
    ...(hidden && { hidden }),
  }));
  renderCatalog({
    at: '/courseDetail?courseId=course-1',
    user: person({ role: 'INSTRUCTOR', _id: 'instructor-1' }),
    responses: {
      getCourse: () => sampleDetail({ lectures, noOfLectures: 1 }),
      listInstructorCourses: () => [],
      listCourses: () => [],
    },
  });
  const inside = within(await screen.findByRole('region', { name: 'What is inside' }));
  expect(await inside.findByText('1 lecture, 10 min in all, and 3 that learners do not see')).toBeVisible();
  for (const badge of ['Draft', 'Processing', 'Failed']) expect(inside.getByText(badge)).toBeVisible();
  expect(inside.getAllByText('Free preview')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Free preview (Part 1)' })).toBeVisible();
});
