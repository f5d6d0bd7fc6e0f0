import { act, screen, waitFor, within } from '@testing-library/react';
import type { CourseSection } from '@vidya/contracts/calls/course';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockRequest, MockResponses } from '@vidya/contracts/testing/mock-platform';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture } from '../testing/mock-api.ts';
import { open, openAdd, place, prepareLectureScreens } from '../testing/render-lecture-form.tsx';

prepareLectureScreens();

const lectures = ['One', 'Two', 'Three'].map((title, index) => sampleLecture({ _id: `${index + 1}`, title }));
const section = (_id: string, title: string, ...ids: string[]): CourseSection => ({
  _id,
  title,
  goal: '',
  lectures: ids,
});
const two = [section('a', 'Basics', '1', '2'), section('b', '', '3')];

/** A mock server with sections that stores their new order. */
function server(sections: CourseSection[], responses: MockResponses = {}) {
  const stored: unknown[] = [];
  const course = () => sampleDetail({ lectures, sections });
  return {
    stored,
    responses: {
      getCourse: course,
      listLectures: () => ({ course: course(), lectures }),
      reorderLectures: ({ body }) => (stored.push(body), course()),
      createSection: ({ body }) => (stored.push(body), { Course: course(), sectionId: 'c' }),
      updateSection: ({ params, body }) => (stored.push([params, body]), course()),
      deleteSection: ({ params }) => (stored.push(params), course()),
      ...responses,
    } satisfies MockResponses,
  };
}

const panel = async () => within(await screen.findByRole('region', { name: /^Lectures/ }));
const heads = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const more = async (name: string) => (await panel()).findByRole('button', { name: `More about ${name}` });

test('a plain list shows no section, and offers to add one', async () => {
  const { responses, stored } = server([section('a', '', '1', '2', '3')]);
  const { user, platform } = await openAdd(responses);
  expect(heads().filter((text) => text?.includes('Section'))).toEqual([]);
  await user.click((await panel()).getByRole('button', { name: 'Add section' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add section' }));
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Loops');
  await user.type(dialog.getByRole('textbox', { name: /^Goal/ }), 'Repeat without copying.');
  await user.click(dialog.getByRole('button', { name: 'Add section' }));
  await waitFor(() => expect(stored).toEqual([{ title: 'Loops', goal: 'Repeat without copying.' }]));
  expect(platform.said).toContain('success: Section Created Successfully');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('takes no text while a section is saved', async () => {
  const { responses } = server([section('a', '', '1', '2', '3')], { createSection: () => new Promise(() => {}) });
  const { user } = await openAdd(responses);
  await user.click((await panel()).getByRole('button', { name: 'Add section' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add section' }));
  const title = dialog.getByRole('textbox', { name: /^Title/ });
  await user.type(title, 'Loops');
  await user.click(dialog.getByRole('button', { name: 'Add section' }));
  await waitFor(() => expect(title.closest('[inert]')).not.toBeNull());
});

test('of two who edit a section the second sees what the first saved, and both are kept', async () => {
  let current = two;
  const { responses, stored } = server(two, {
    getCourse: () => sampleDetail({ lectures, sections: current }),
    updateSection: ({ body }) => {
      stored.push(body);
      if (stored.length === 1) {
        current = [{ ...two[0]!, title: 'Foundations' }, two[1]!];
        throw new ApiError('Another Author Changed This Section', { status: 409 });
      }
      return sampleDetail({ lectures, sections: current });
    },
  });
  const { user } = await openAdd(responses);
  await user.click(await more('Basics'));
  await user.click(screen.getByRole('button', { name: 'Edit section' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit section' }));
  await user.type(dialog.getByRole('textbox', { name: /^Goal/ }), 'Begin.');
  await user.click(dialog.getByRole('button', { name: 'Save section' }));
  const conflict = await screen.findByRole('dialog', { name: 'Another author changed this section' });
  expect(within(conflict).getByRole('listitem')).toHaveTextContent(
    'TitleChanged by them onlyBeforeBasicsTheirsFoundations',
  );
  await user.click(within(conflict).getByRole('button', { name: 'Keep editing mine' }));
  const again = within(await screen.findByRole('dialog', { name: 'Edit section' }));
  expect(again.getByRole('textbox', { name: /^Title/ })).toHaveValue('Foundations');
  await user.click(again.getByRole('button', { name: 'Save section' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(stored[1]).toEqual({ title: 'Foundations', goal: 'Begin.', before: { title: 'Foundations', goal: '' } });
});

test('sections have heads with their numbers; the lectures count on through them', async () => {
  await openAdd(server(two).responses);
  expect((await panel()).getByRole('heading', { name: 'Section 1 Basics' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Section 2' })).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^\d+\. / }).map(({ textContent }) => textContent);
  expect(links).toEqual(['1. One', '2. Two', '3. Three']);
});

test('Move down takes a lecture into the next section, and the toast says so', async () => {
  const { responses, stored } = server(two);
  const { user, platform } = await openAdd(responses);
  await user.click(await more('Two'));
  await user.click(screen.getByRole('button', { name: 'Move down' }));
  await waitFor(() => expect(platform.said).toEqual(['blank: Two is at place 1 of 2 in section 2.']));
  await waitFor(() =>
    expect(stored).toEqual([
      {
        lectureIds: ['1', '2', '3'],
        sections: [
          { _id: 'a', noOfLectures: 1 },
          { _id: 'b', noOfLectures: 2 },
        ],
      },
    ]),
  );
});

test('Undo takes back no later move', async () => {
  const list = jest.fn().mockReturnValueOnce({ course: sampleDetail({ lectures, sections: two }), lectures });
  list.mockReturnValue(new Promise(() => {}));
  const { responses, stored } = server(two, { listLectures: list });
  const { user, platform } = await openAdd(responses);
  const blank = jest.spyOn(platform.toasts, 'blank');
  for (const times of [1, 2]) {
    await user.click(await more('Two'));
    await user.click(screen.getByRole('button', { name: 'Move down' }));
    await waitFor(() => expect(blank).toHaveBeenCalledTimes(times));
    expect(await more('Two')).toHaveFocus();
  }
  const [first, second] = blank.mock.calls.map(([, action]) => action!.run);
  act(first!);
  expect(platform.said.at(-1)).toBe('error: The lectures were changed since, so this move stays.');
  act(second!);
  await waitFor(() => expect(stored.at(-1)).toMatchObject({ lectureIds: ['1', '2', '3'] }));
  expect(stored).toHaveLength(3);
});

test('“Move to …” reaches any position of any section', async () => {
  const stored: unknown[] = [];
  const reorderLectures = ({ body }: MockRequest) => (stored.push(body), new Promise(() => {}));
  const { user } = await openAdd(server(two, { reorderLectures }).responses);
  await user.click(await more('One'));
  await user.click(screen.getByRole('button', { name: 'Move to …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move “One”' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Section' }), 'Section 2');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Position' }), 'At the beginning');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(stored).toEqual([expect.objectContaining({ lectureIds: ['2', '1', '3'] })]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'More about One' })).toHaveFocus());
});

test('a section moves with all that is in it, is renamed, folded and deleted', async () => {
  const { responses, stored } = server(two);
  const { user, platform } = await openAdd(responses);
  await user.click(await more('Basics'));
  await user.click(screen.getByRole('button', { name: 'Move down' }));
  await waitFor(() => expect(platform.said).toEqual(['blank: Basics is section 2 of 2.']));
  await waitFor(() => expect(stored).toEqual([expect.objectContaining({ lectureIds: ['3', '1', '2'] })]));
  await user.click(screen.getByRole('button', { name: 'Hide the lectures of Basics' }));
  expect(screen.queryByRole('link', { name: /One/ })).not.toBeInTheDocument();
  await user.click(await more('Basics'));
  await user.click(screen.getByRole('button', { name: 'Edit section' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit section' }));
  expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Basics');
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), ' first');
  await user.click(dialog.getByRole('button', { name: 'Save section' }));
  await waitFor(() =>
    expect(stored.at(-1)).toEqual([
      { courseId: 'course-1', sectionId: 'a' },
      { title: 'Basics first', goal: '', before: { title: 'Basics', goal: '' } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await more('Basics'));
  await user.click(screen.getByRole('button', { name: 'Delete section' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Delete Section \d: Basics\?$/ }));
  await user.click(question.getByRole('button', { name: 'Delete section' }));
  await waitFor(() => expect(stored.at(-1)).toEqual({ courseId: 'course-1', sectionId: 'a' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Lectures/ })).toHaveFocus());
});

test('beside the form of a lecture, another one can be added', async () => {
  open('/editLecture?courseId=course-1&lectureId=1', server(two).responses);
  const link = await screen.findByRole('link', { name: 'Add lecture' });
  expect(link).toHaveAttribute('href', '/addLecture?courseId=course-1');
});

test('a new lecture begins in the section of the address, and another can be chosen', async () => {
  const { responses } = server(two);
  const { user } = await openAdd(responses);
  expect(await screen.findByRole('combobox', { name: 'Section' })).toHaveDisplayValue('Section 2');
  await user.click(await more('Basics'));
  await user.click(screen.getByRole('link', { name: 'Add lecture here' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Section' })).toHaveDisplayValue('Section 1: Basics'),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'Section 2');
  expect(place().address).toBe('/addLecture?courseId=course-1&sectionId=b');
});
