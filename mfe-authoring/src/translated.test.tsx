import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { inTranslation, translated } from '@vidya/contracts/testing/in-translation';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';
import { mockPictures } from './testing/mock-pictures.ts';
import { fillCourse } from './testing/render-course.ts';
import { next, open, openAdd, prepareLectureScreens } from './testing/render-lecture-form.tsx';

prepareLectureScreens();
inTranslation();
beforeEach(() => mockPictures());

test('a draft is refused, and then saved', async () => {
  const replies: unknown[] = [new ApiError('Course Is Not Created', { status: 400 })];
  const createCourse = jest.fn(() => {
    const reply = replies.shift();
    if (reply) throw reply;
    return responseOf(sampleCourse(), {});
  });
  const { user, platform } = open('/createCourse', { createCourse });
  await fillCourse();
  await translated();
  await user.click(screen.getByText('Save as Draft'));
  await waitFor(() => expect(platform.said.join()).toContain('Course Is Not Created'));
  await translated();
  await user.click(screen.getByText('Save as Draft'));
  await waitFor(() => expect(createCourse).toHaveBeenCalledTimes(2));
});

test('the problems of a new lecture come and go', async () => {
  const { user } = await openAdd();
  await translated();
  await user.click(next());
  expect(screen.getByText('Topic Is Required!')).toBeVisible();
  await translated();
  await user.type(screen.getByRole('textbox', { name: /Topic/ }), 'Graphs');
  await translated();
  expect(screen.queryByText('Topic Is Required!')).not.toBeInTheDocument();
});
