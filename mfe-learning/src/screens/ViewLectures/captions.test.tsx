import { screen, waitFor } from '@testing-library/react';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { sampleLecture, sampleLectureList } from '../../testing/mock-api.ts';
import type { MockPlayer } from '../../testing/mock-player.ts';
import { forgetPlayers, lectureRow, openViewer, playing } from '../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../testing/mock-player.ts'));

afterEach(forgetPlayers);

const inLanguages = (...languages: string[]): Lecture['captions'] =>
  languages.map((language) => ({ src: `/media/${language}.vtt`, language, label: language }));

const courseOf = (...captions: Lecture['captions'][]) => ({
  listLectures: () =>
    sampleLectureList({
      lectures: captions.map((each, index) =>
        sampleLecture({ _id: `lecture-${index + 1}`, title: `Lecture ${index + 1}`, captions: each }),
      ),
      lastLectureId: null,
    }),
});

const shown = ({ tracks }: MockPlayer) => tracks.filter(({ mode }) => mode === 'showing').map((each) => each.srclang);

/** Chooses captions as the player's own menu does. */
function choose(player: MockPlayer, language: string | null): void {
  for (const track of player.tracks) track.mode = track.srclang === language ? 'showing' : 'disabled';
  player.fire('texttrackchange');
}

describe('captions', () => {
  test('are off until asked for, and then on in every lecture and at the next visit', async () => {
    const responses = courseOf(inLanguages('en', 'hi'), inLanguages('en', 'hi'));
    const { user } = openViewer({ responses });
    const player = await playing();
    expect(shown(player)).toEqual([]);
    choose(player, 'hi');
    await user.click(lectureRow(/2\. Lecture 2/));
    await waitFor(() => expect(player.plays).toBe(1));
    expect(shown(player)).toEqual(['hi']);
    expect(localStorage.getItem('vidya.captions')).toBe('on hi');
  });

  test('c turns them on in the language of the last time, and off', async () => {
    localStorage.setItem('vidya.captions', 'off hi');
    const { user } = openViewer({ responses: courseOf(inLanguages('en', 'hi')) });
    const player = await playing();
    await user.keyboard('c');
    expect(shown(player)).toEqual(['hi']);
    await user.keyboard('c');
    expect(shown(player)).toEqual([]);
  });

  test('a lecture without the wished language shows another one, and the wish stays', async () => {
    localStorage.setItem('vidya.captions', 'on hi');
    const { user } = openViewer({ responses: courseOf(inLanguages('en'), inLanguages('en', 'hi')) });
    const player = await playing();
    expect(shown(player)).toEqual(['en']);
    player.fire('texttrackchange');
    await user.click(lectureRow(/2\. Lecture 2/));
    await waitFor(() => expect(player.plays).toBe(1));
    expect(shown(player)).toEqual(['hi']);
  });

  test('stay when the browser cannot play the first file and takes the next one', async () => {
    localStorage.setItem('vidya.captions', 'on hi');
    openViewer({ responses: courseOf(inLanguages('en', 'hi'), inLanguages('en')) });
    const player = await playing();
    player.fallBack();
    expect(shown(player)).toEqual(['hi']);
  });

  test('turned off they stay off', async () => {
    localStorage.setItem('vidya.captions', 'on en');
    const { user } = openViewer({ responses: courseOf(inLanguages('en'), inLanguages('en')) });
    const player = await playing();
    choose(player, null);
    await user.click(lectureRow(/2\. Lecture 2/));
    await waitFor(() => expect(player.plays).toBe(1));
    expect(shown(player)).toEqual([]);
    expect(await screen.findByRole('heading', { level: 1, name: '2. Lecture 2' })).toBeVisible();
  });
});
