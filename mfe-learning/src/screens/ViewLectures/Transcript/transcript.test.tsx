import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleLecture, sampleLectureList } from '../../../testing/mock-api.ts';
import { installMockCues, say } from '../../../testing/mock-cues.ts';
import { forgetPlayers, lectureRow, openViewer, playing } from '../../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../../testing/mock-player.ts'));

beforeAll(installMockCues);
beforeEach(() => {
  say('/en.vtt', [
    [0, 'First a word.'],
    [4.5, 'Then <b>another</b>\none.'],
    [9, 'Last, examples.'],
  ]);
  say('/hi.vtt', [[0, 'पहले एक शब्द।']]);
});
afterEach(forgetPlayers);

const captions = [
  { src: '/en.vtt', language: 'en', label: 'English' },
  { src: '/hi.vtt', language: 'hi', label: 'हिन्दी' },
];

const responses = {
  listLectures: () =>
    sampleLectureList({
      lectures: [sampleLecture({ captions }), sampleLecture({ _id: 'lecture-2', title: 'Silent', captions: [] })],
      lastLectureId: null,
    }),
};

async function openTranscript() {
  const view = openViewer({ responses });
  const player = await playing();
  await view.user.click(await screen.findByRole('tab', { name: 'Transcript' }));
  const list = within(await screen.findByRole('list', { name: 'Transcript' }));
  return { ...view, player, lines: () => list.getAllByRole('button') };
}

describe('the transcript', () => {
  test('shows what is said as plain text, and each line leads to its moment', async () => {
    const { user, player, lines } = await openTranscript();
    expect(lines().map((each) => each.textContent)).toEqual([
      '00:00First a word.',
      '00:04Then <b>another</b> one.',
      '00:09Last, examples.',
    ]);
    await user.click(lines()[1] as HTMLElement);
    expect(player.time).toBe(4.5);
  });

  test('marks the line that is being said', async () => {
    const { player, lines } = await openTranscript();
    act(() => player.watch(5));
    await waitFor(() => expect(lines()[1]).toHaveAttribute('aria-current', 'true'));
    expect(lines()[0]).not.toHaveAttribute('aria-current');
  });

  test('stops following while the person looks elsewhere, until asked to go on', async () => {
    const { user, lines } = await openTranscript();
    expect(screen.queryByRole('button', { name: 'Follow the Video' })).not.toBeInTheDocument();
    act(() => lines()[2]?.focus());
    await user.click(await screen.findByRole('button', { name: 'Follow the Video' }));
    expect(screen.queryByRole('button', { name: 'Follow the Video' })).not.toBeInTheDocument();
  });

  test('finds words', async () => {
    const { user, lines } = await openTranscript();
    await user.type(screen.getByRole('searchbox', { name: 'Search in the transcript' }), 'EXAMPLES');
    expect(lines().map((each) => each.textContent)).toEqual(['00:09Last, examples.']);
    await user.type(screen.getByRole('searchbox'), ' of what');
    expect(await screen.findByText('Nothing found')).toBeVisible();
  });

  test('finds lines that start at one moment', async () => {
    say('/en.vtt', [
      [0, 'Asha: Well?'],
      [2, 'Ravi: Yes.'],
      [2, 'Noor: No.'],
      [4, 'Asha: Good.'],
    ]);
    const { user, lines } = await openTranscript();
    await user.type(screen.getByRole('searchbox'), 'good');
    expect(lines().map((each) => each.textContent)).toEqual(['00:04Asha: Good.']);
  });

  test('comes in each language', async () => {
    const { user } = await openTranscript();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'हिन्दी');
    expect(await screen.findByText('पहले एक शब्द।')).toBeVisible();
  });

  test('is there only where there are captions, and the choice stays for the next lecture', async () => {
    const { user } = await openTranscript();
    await user.click(lectureRow(/2\. Silent/));
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Transcript' })).not.toBeInTheDocument());
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await user.click(lectureRow(/1\. What a model/));
    expect(await screen.findByRole('list', { name: 'Transcript' })).toBeVisible();
  });

  test('captions that do not come can be asked for again', async () => {
    say('/en.vtt', null);
    const { user } = openViewer({ responses });
    await user.click(await screen.findByRole('tab', { name: 'Transcript' }));
    expect(await screen.findByRole('heading', { name: 'The transcript could not be loaded' })).toBeVisible();
    say('/en.vtt', [[0, 'Here it is.']]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here it is.')).toBeVisible();
  });
});
