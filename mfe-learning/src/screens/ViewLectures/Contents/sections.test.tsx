import { screen, waitFor, within } from '@testing-library/react';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLectureList } from '../../../testing/mock-api.ts';
import { forgetPlayers, openViewer } from '../../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../../testing/mock-player.ts'));

afterEach(forgetPlayers);

test('the course content lists sections; the one with the current lecture is open, across which next goes on', async () => {
  const list = sampleLectureList();
  const ids = list.lectures.map(({ _id }) => _id);
  const sections = [
    { _id: 'a', title: 'Basics', goal: 'Write a first prompt.', lectures: ids.slice(0, 1) },
    { _id: 'b', title: '', goal: '', lectures: ids.slice(1) },
  ];
  const course = sampleDetail({ ...list.course, sections });
  const { user } = openViewer({ responses: { listLectures: () => ({ ...list, course }) } });
  const content = within(await screen.findByRole('complementary', { name: 'Course Content' }));
  const rows = () => content.getAllByRole('link').map(({ textContent }) => /^\d/.exec(textContent)?.[0]);
  expect(content.getByRole('heading', { name: 'Basics' })).toBeVisible();
  expect(content.getByText('1 of 1, 3 min')).toBeVisible();
  expect(content.getByRole('heading', { name: 'Section 2' })).toBeVisible();
  expect(rows()).toEqual(['1']);
  await user.click(screen.getByRole('button', { name: 'Next lecture' }));
  await waitFor(() => expect(rows()).toEqual(['1', '2', '3', '4']));
  await user.click(content.getByRole('button', { name: 'Collapse all sections' }));
  expect(content.queryAllByRole('link')).toEqual([]);
});

test('what is published later is announced below the lectures', async () => {
  const list = sampleLectureList();
  const upcoming = [{ _id: 'later', title: 'Evaluation', publishAt: '2027-12-03T03:30:00.000Z' }];
  openViewer({ responses: { listLectures: () => ({ ...list, course: { ...list.course, upcoming } }) } });
  const later = within(await screen.findByRole('list', { name: 'What comes when' }));
  expect(later.getByRole('listitem')).toHaveTextContent('EvaluationAvailable on 3 Dec 2027, 9:00 am');
});
