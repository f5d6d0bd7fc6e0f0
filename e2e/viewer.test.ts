import { violationsInBothThemes } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signUp, type Visit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { streamFirstLecture } from './support/stream.ts';

/** A learner uses the player by keyboard only. Each test continues the one before. */
let visit: Visit;
beforeAll(async () => {
  visit = await newVisit();
});
afterAll(closeBrowser);

interface Playing {
  at: number;
  isPaused: boolean;
  rate: number;
  /** The picture's height in lines. */
  height: number;
  width: number;
  captions: string[];
}

const video = `document.querySelector('video')`;
const playing = () =>
  visit.page.evaluate<Playing>(`({
    at: ${video}.currentTime, isPaused: ${video}.paused, rate: ${video}.playbackRate,
    height: ${video}.videoHeight, width: ${video}.clientWidth,
    captions: [...${video}.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
  })`);
const until = (isWanted: (now: Playing) => boolean) => eventually(playing, isWanted);
const press = (...keys: string[]) =>
  keys.reduce((done, key) => done.then(() => visit.page.keyboard.press(key)), Promise.resolve());
const title = (number: number) => visit.page.getByRole('heading', { level: 1, name: new RegExp(`^${number}\\.`) });
const ready = () => until(({ height }) => height > 0);

describe('the viewer', () => {
  it('streams a long lecture under the site’s policies', async () => {
    const { page } = visit;
    await signUp(page, 'Ravi Menon');
    await streamFirstLecture(page);
    await page.goto('/course/all-courses?price=free');
    await page.getByRole('tabpanel').getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await page.waitForURL(/\/viewLectures/);
    await page.locator('video').waitFor({ state: 'attached' });
    await ready();
    await press('k');
    await until(({ at, isPaused }) => at > 1 && !isPaused);
    await press('Space');
    await until(({ isPaused }) => isPaused);
  });

  it('lets the quality be chosen by keyboard', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Quality' }).focus();
    await press('Enter');
    const sizes = page.getByRole('menuitemradio', { name: /^\d+p/ });
    await sizes.first().waitFor();
    expect(await sizes.allInnerTexts()).toEqual([expect.stringMatching(/^360p/), expect.stringMatching(/^180p/)]);
    await page.getByRole('menuitemradio', { name: /^Auto \(\d+p\)/ }).focus();
    await press('ArrowDown', 'ArrowDown', 'Enter', 'k');
    await until(({ height }) => height === 180);
    await press('k');
    await until(({ isPaused }) => isPaused);
  });

  it('jumps, speeds up and shows captions by single keys', async () => {
    await press('5');
    await until(({ at }) => at >= 9.5 && at <= 10.5);
    await press('j');
    await until(({ at }) => at < 1);
    await press('>');
    await until(({ rate }) => rate === 1.25);
    await press('c');
    await until(({ captions }) => captions.length === 1);
  });

  it('gives the player the whole width', async () => {
    const { width } = await playing();
    await press('t');
    await until((now) => now.width > width + 200);
  });

  it('remembers all of it', async () => {
    const { page } = visit;
    await page.reload();
    await page.locator('video').waitFor({ state: 'attached' });
    await ready();
    const now = await until(({ height, captions }) => height === 180 && captions.length === 1);
    expect(now.rate).toBe(1.25);
    expect(now.width).toBeGreaterThan(1200);
    await press('t');
    await until(({ width }) => width < 1100);
  });

  it('leads from the transcript to each moment, and marks where the video is', async () => {
    const { page } = visit;
    await page.getByRole('tab', { name: 'Overview' }).focus();
    await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    const lines = page.getByRole('list', { name: 'Transcript' }).getByRole('button');
    await lines.first().waitFor();
    await lines.nth(1).focus();
    await press('Enter');
    const { at } = await until((now) => now.at > 0.5);
    expect(await lines.nth(1).getAttribute('aria-current')).toBe('true');
    expect(await lines.nth(1).innerText()).toContain(`00:${String(Math.floor(at)).padStart(2, '0')}`);
  });

  it('goes to the next lecture and back, at the same speed', async () => {
    await press('n');
    await title(2).waitFor();
    await until(({ isPaused, rate, captions }) => !isPaused && rate === 1.25 && captions.length === 1);
    await press('p');
    await title(1).waitFor();
    await until(({ at, isPaused, rate, height }) => at > 0 && !isPaused && rate === 1.25 && height === 180);
  });

  it('offers the next lecture at the end, and Escape stays', async () => {
    const { page } = visit;
    await press('9');
    await page.getByRole('button', { name: 'Play Now' }).waitFor();
    expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Cancel');
    await press('Escape');
    await page.getByRole('button', { name: 'Play Now' }).waitFor({ state: 'detached' });
    expect(await title(1).count()).toBe(1);
  });

  it('lists its keys on ?', async () => {
    const { page } = visit;
    await press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await press('n', 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await title(1).count()).toBe(1);
  });

  it.each([1440, 375])(
    'is without a fault in either theme at %i px, with every control within reach',
    async (width) => {
      const { page } = visit;
      await page.setViewportSize({ width, height: 812 });
      expect(await violationsInBothThemes(page)).toEqual([]);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width);
      const full = await page.getByRole('button', { name: 'Fullscreen' }).boundingBox();
      expect((full?.x ?? width) + (full?.width ?? 0)).toBeLessThanOrEqual(width);
    },
  );

  meetNoErrors(() => [visit]);
});
