import { screen, waitFor, within } from '@testing-library/react';
import { forgetPlayers, openViewer, playing } from '../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../testing/mock-player.ts'));

afterEach(() => {
  forgetPlayers();
  Reflect.deleteProperty(window, 'matchMedia');
});

/** Mocks a phone: no media query matches. */
function onPhone(): void {
  const list = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => list });
}

const bar = () => within(screen.getByRole('navigation', { name: 'Lectures' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('under the film', () => {
  test('one button leads a lecture on and one leads back, and neither beyond the ends', async () => {
    const { user } = openViewer();
    const player = await playing();
    expect(bar().getByRole('button', { name: 'Previous lecture' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(bar().getByRole('button', { name: 'Next lecture' }));
    expect(await heading('2. Asking for one thing')).toBeVisible();
    await waitFor(() => expect(player.plays).toBe(1));
    await user.click(bar().getByRole('button', { name: 'Previous lecture' }));
    expect(await heading('1. What a model sees')).toBeVisible();
  });

  test('the last lecture has no next one, and the button that led there keeps the focus', async () => {
    const { user } = openViewer({ at: '/viewLectures?courseId=course-1&lectureId=lecture-3' });
    await user.click(await screen.findByRole('button', { name: 'Next lecture' }));
    expect(await heading('4. When the answer is wrong')).toBeVisible();
    expect(bar().getByText('4 of 4')).toBeVisible();
    const next = bar().getByRole('button', { name: 'Next lecture' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(next).toHaveFocus());
    await user.click(next);
    expect(await heading('4. When the answer is wrong')).toBeVisible();
  });
});

describe('on a narrow window', () => {
  beforeEach(onPhone);

  async function openSheet() {
    const view = openViewer();
    await playing();
    const opener = bar().getByRole('button', { name: 'Course Content' });
    await view.user.click(opener);
    return { ...view, opener, sheet: await screen.findByRole('dialog', { name: 'Course Content' }) };
  }

  test('the course content is a sheet, and a chosen lecture closes it', async () => {
    const { user, sheet } = await openSheet();
    expect(within(sheet).getByRole('progressbar', { name: 'Progress in this course' })).toBeVisible();
    await user.click(within(sheet).getByRole('link', { name: /3\. Examples that teach/ }));
    expect(await heading('3. Examples that teach')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('Escape closes it and gives the focus back', async () => {
    const { user, opener } = await openSheet();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });
});
