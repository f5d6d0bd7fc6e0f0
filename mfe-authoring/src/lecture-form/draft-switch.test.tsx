import { screen, waitFor } from '@testing-library/react';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture } from '../testing/mock-api.ts';
import { edit, link, next, open, openAdd, prepareLectureScreens, topic } from '../testing/render-lecture-form.tsx';

prepareLectureScreens();

const keepsDraft = () => screen.findByRole('switch', { name: 'Keep as draft' });

test.each([
  ['published', false],
  ['draft', true],
] as const)('a new lecture is saved as %s', async (status, isKept) => {
  const sent = jest.fn();
  const { user } = await openAdd({
    createLecture: ({ body }) => (sent(body), { Course: sampleDetail(), lectureId: 'lecture-2' }),
  });
  await user.type(topic(), 'Tokens');
  await user.click(link());
  await user.paste('https://youtu.be/dQw4w9WgXcQ');
  if (isKept) await user.click(await keepsDraft());
  await user.click(next());
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ status })));
});

test('a draft is published in its form', async () => {
  const sent = jest.fn();
  const authoring = { ...sampleLecture().authoring!, status: 'draft' as const };
  const { user } = open(edit, {
    listLectures: () => ({ course: sampleDetail(), lectures: [sampleLecture({ hidden: 'draft', authoring })] }),
    updateLecture: ({ body }) => (sent(body), sampleDetail()),
  });
  const draftSwitch = await keepsDraft();
  expect(draftSwitch).toBeChecked();
  await user.click(draftSwitch);
  await user.click(next());
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ status: 'published' })));
});
