/** @styles */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './Carousel.tsx';

/** jsdom has no layout: this row is 2000 px long in a window of 800 px. */
function giveSize(): HTMLElement {
  const row = screen.getByRole('group', { name: 'Courses' });
  Object.defineProperties(row, { clientWidth: { value: 800 }, scrollWidth: { value: 2000 } });
  fireEvent(window, new Event('resize'));
  return row;
}

function scrollTo(row: HTMLElement, left: number): void {
  row.scrollLeft = left;
  fireEvent.scroll(row);
}

/** jsdom's pointer events have no coordinates and no pointer type. */
const mouse = (name: string, clientX: number): Event =>
  Object.assign(new MouseEvent(name, { bubbles: true, clientX }), { pointerType: 'mouse' });

const left = () => screen.getByLabelText('Scroll left');
const right = () => screen.getByLabelText('Scroll right');

test('shows the left button after 25 px and the right one while more than 5 px remain', () => {
  render(<Carousel label="Courses">{[<p key="1">One</p>]}</Carousel>);
  const row = giveSize();
  expect(left()).not.toBeVisible();
  expect(right()).toBeVisible();
  scrollTo(row, 25);
  expect(left()).not.toBeVisible();
  scrollTo(row, 26);
  expect(left()).toBeVisible();
  scrollTo(row, 1194);
  expect(right()).toBeVisible();
  scrollTo(row, 1195);
  expect(right()).not.toBeVisible();
});

test('scrolls by its step', async () => {
  render(
    <Carousel label="Courses" step={600}>
      {[<p key="1">One</p>]}
    </Carousel>,
  );
  const row = giveSize();
  await userEvent.click(right());
  expect(row.scrollLeft).toBe(600);
  await userEvent.click(left());
  expect(row.scrollLeft).toBe(0);
});

test('a second press goes on from where the first one leads', async () => {
  render(
    <Carousel label="Courses" step={600}>
      {[<p key="1">One</p>]}
    </Carousel>,
  );
  const row = giveSize();
  await userEvent.click(right());
  row.scrollLeft = 40;
  await userEvent.click(right());
  expect(row.scrollLeft).toBe(1200);
  fireEvent(row, new Event('scrollend'));
  scrollTo(row, 500);
  await userEvent.click(left());
  expect(row.scrollLeft).toBe(0);
});

test.each(['wheel', 'pointerDown'] as const)('a press after a %s goes on from where the row is', async (moved) => {
  render(<Carousel label="Courses">{[<p key="1">One</p>]}</Carousel>);
  const row = giveSize();
  await userEvent.click(right());
  fireEvent[moved](row);
  scrollTo(row, 0);
  await userEvent.click(right());
  expect(row.scrollLeft).toBe(800);
});

test('arrow keys scroll by about a card', async () => {
  render(<Carousel label="Courses">{[<p key="1">One</p>]}</Carousel>);
  const row = giveSize();
  row.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(row.scrollLeft).toBe(320);
});

test('Home and End go to its ends instead of the page’s', () => {
  render(<Carousel label="Courses">{[<p key="1">One</p>]}</Carousel>);
  const row = giveSize();
  expect(fireEvent.keyDown(row, { key: 'End' })).toBe(false);
  expect(row.scrollLeft).toBe(1200);
  expect(fireEvent.keyDown(row, { key: 'Home' })).toBe(false);
  expect(row.scrollLeft).toBe(0);
});

test('an item that a key focuses comes into full view', async () => {
  const shown: unknown[] = [];
  Element.prototype.scrollIntoView = function show(this: Element, how) {
    shown.push([this.textContent, how]);
  };
  render(
    <Carousel label="Courses">
      {[
        <a key="1" href="#course">
          Course
        </a>,
      ]}
    </Carousel>,
  );
  await userEvent.tab();
  expect(shown).toEqual([]);
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(shown).toEqual([['Course', { inline: 'nearest', block: 'nearest' }]]);
});

test('a pull by the mouse moves the row and does not press what is under it; a key still does', () => {
  const press = jest.fn((event: React.MouseEvent) => event.preventDefault());
  render(
    <Carousel label="Courses">
      {[
        <a key="1" href="#course" onClick={press}>
          Course
        </a>,
      ]}
    </Carousel>,
  );
  const row = giveSize();
  const link = screen.getByRole('link');
  fireEvent(link, mouse('pointerdown', 300));
  fireEvent(window, mouse('pointermove', 200));
  fireEvent(window, mouse('pointerup', 200));
  fireEvent.click(link);
  expect(row.scrollLeft).toBe(100);
  expect(press).not.toHaveBeenCalled();
  fireEvent(link, mouse('pointerdown', 300));
  fireEvent(window, mouse('pointermove', 200));
  fireEvent(window, mouse('pointerup', 200));
  fireEvent.keyDown(link, { key: 'Enter' });
  fireEvent.click(link);
  expect(press).toHaveBeenCalledTimes(1);
});

test('an arrow with Alt or ⌘ is the browser’s Back', () => {
  render(<Carousel label="Courses">{[<p key="1">One</p>]}</Carousel>);
  const row = giveSize();
  expect(fireEvent.keyDown(row, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(row, { key: 'ArrowRight', metaKey: true })).toBe(true);
  expect(row.scrollLeft).toBe(0);
});
