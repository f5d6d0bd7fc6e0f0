import { screen } from '@testing-library/react';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { renderCatalog } from '../../../testing/render-catalog.tsx';

let mockIsDown = true;
jest.mock('./CouponForm.tsx', () => {
  if (mockIsDown) throw new Error('Loading chunk 42 failed.');
  return jest.requireActual('./CouponForm.tsx');
});

test('the course stays when the coupon’s field cannot be had, and Retry brings it', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const { user } = renderCatalog({
    at: '/courseDetail?courseId=course-1',
    responses: {
      getCourse: () => sampleDetail(),
      listInstructorCourses: () => [],
      listCourses: () => [],
      listCategoryCourses: () => ({ Course: [] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Have a coupon?' }));
  expect(await screen.findByText('This part could not be loaded')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  mockIsDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('textbox', { name: 'Coupon code' })).toBeVisible();
});
