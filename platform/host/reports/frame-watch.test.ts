import { showHeader } from '../../../shell/src/testing/show-header.ts';
import { watchFrame } from './frame-watch.ts';
import type { OutcomeReport } from './outcome-reports.ts';
import { watchPresses } from './presses.ts';

const word = (name: string, version = '1.0.0'): OutcomeReport => ({
  name,
  version,
  as: 'canary',
  base: '',
  outcome: 'ok',
});
let page: ReturnType<typeof showHeader>;
let reports: string[] = [];

/** The tab has drawn a version of the catalogue, whose page this is, and one of learning before. */
function draw(): void {
  reports = [];
  const drawn = watchFrame(({ name, outcome, error }) =>
    reports.push(`${name} ${outcome}: ${(error as Error).message}`),
  );
  drawn(word('learning'));
  drawn(word('catalog'));
}
const press = (id: string): void => void page.part(id).dispatchEvent(new MouseEvent('click', { bubbles: true }));
const swallow = (event: Event): void => event.stopImmediatePropagation();

watchPresses();
beforeEach(() => {
  jest.useFakeTimers();
  page = showHeader();
});
afterEach(() => {
  removeEventListener('click', swallow, true);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the header', () => {
  it.each<[string, () => void]>([
    ['gone', () => page.header.remove()],
    ['hidden', () => Object.assign(page.header, { checkVisibility: () => false })],
    ['covered', () => (document.elementFromPoint = () => page.part('text'))],
  ])('is reported of each version of the tab when it is %s', (what, harm) => {
    draw();
    harm();
    jest.advanceTimersByTime(2_900);
    expect(reports).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(new Set(reports)).toEqual(
      new Set([`learning frameBroken: The header is ${what}.`, `catalog frameBroken: The header is ${what}.`]),
    );
  });

  it.each<[string, () => void]>([
    ['it is there', () => undefined],
    [
      'a dialog covers it',
      () => {
        document.elementFromPoint = () => page.part('text');
        document.body.append(Object.assign(document.createElement('div'), { role: 'dialog' }));
        document.body.lastElementChild?.setAttribute('role', 'dialog');
      },
    ],
    [
      'it is scrolled away',
      () => {
        document.elementFromPoint = () => null;
        jest
          .spyOn(Element.prototype, 'getBoundingClientRect')
          .mockReturnValue({ left: 0, top: -900, width: 80, height: 40 } as DOMRect);
      },
    ],
    [
      'the tab is in the background',
      () => {
        page.header.remove();
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      },
    ],
  ])('is not reported while %s', (_, change) => {
    draw();
    change();
    jest.advanceTimersByTime(10_000);
    expect(reports).toEqual([]);
  });

  it('is reported when a press on it leads to nothing, also where an area swallows every press', () => {
    draw();
    addEventListener('click', swallow, true);
    press('courses');
    jest.advanceTimersByTime(3_100);
    expect(reports).toEqual([
      'learning frameBroken: A press on the header led to nothing.',
      'catalog frameBroken: A press on the header led to nothing.',
    ]);
  });
});

describe('a press on a control of the area', () => {
  it('is reported of its version when it leads to nothing', () => {
    draw();
    press('save');
    jest.advanceTimersByTime(3_100);
    expect(reports).toEqual(['catalog pressIgnored: A press led to nothing.']);
  });

  it.each<[string, () => void]>([
    ['changes the page', () => page.part('text').setAttribute('hidden', '')],
    ['changes a text', () => (page.part('text').firstChild!.textContent = 'Saved')],
    ['opens a popover', () => void page.part('text').dispatchEvent(new Event('toggle'))],
    ['leads to another address', () => history.pushState(null, '', '/events')],
  ])('is none when it %s', async (_, result) => {
    draw();
    press('save');
    jest.advanceTimersByTime(1_000);
    result();
    await Promise.resolve();
    jest.advanceTimersByTime(3_000);
    history.pushState(null, '', '/');
    expect(reports).toEqual([]);
  });

  it.each(['text', 'here'])('is no press on what leads nowhere: %s', (id) => {
    draw();
    press(id);
    jest.advanceTimersByTime(3_100);
    expect(reports).toEqual([]);
  });
});
