import { act, render, screen } from '@testing-library/react';
import { translatePage } from '../testing/browser-translation.ts';
import { keepTranslatedTexts } from './translated-texts.ts';

beforeAll(() => keepTranslatedTexts());

let stop = (): void => undefined;
/** Translates the page, now and after each change. */
const translate = async (): Promise<void> => {
  await act(async () => {
    stop = translatePage();
  });
};
afterEach(() => stop());

/** Lets the translation and what follows it run. */
const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));

const fonts = (): number => document.querySelectorAll('font font').length;

const Button = ({ isBusy = false, text = 'Save', after = false }) => (
  <button type="button">
    {isBusy ? <i /> : null}
    {text}
    {after ? <i /> : null}
  </button>
);

test('an element comes before a text that was translated, and goes', async () => {
  const { rerender, container } = render(<Button />);
  await translate();
  expect(fonts()).toBe(1);
  rerender(<Button isBusy />);
  await settled();
  expect(container.querySelector('i + font')).toHaveTextContent('Save');
  rerender(<Button after />);
  await settled();
  expect(container.querySelector('font + i')).not.toBeNull();
  expect(container).toHaveTextContent(/^Save$/);
});

test('a text that changes is not stale, and is translated again', async () => {
  const Page = ({ page }: { page: number }) => (
    <p>
      Page <b>{page}</b> of {page * 2} <i>pages</i>
    </p>
  );
  const { rerender, container } = render(<Page page={1} />);
  await translate();
  expect(container).toHaveTextContent(/^Page 1 of 2 pages$/);
  rerender(<Page page={4} />);
  // Before anything is painted.
  await Promise.resolve();
  expect(container).toHaveTextContent(/^Page 4 of 8 pages$/);
  await settled();
  expect(container).toHaveTextContent(/^Page 4 of 8 pages$/);
  expect(container.querySelector('b')).toContainHTML('<font><font>4</font></font>');
});

test('a text that goes takes its translation with it', async () => {
  const Note = ({ isShown }: { isShown: boolean }) => (
    <p>
      <b>A</b>
      {isShown ? ' note' : null}
    </p>
  );
  const { rerender, container } = render(<Note isShown />);
  await translate();
  rerender(<Note isShown={false} />);
  await settled();
  expect(container).toHaveTextContent(/^A$/);
  rerender(<Note isShown />);
  await settled();
  expect(container).toHaveTextContent(/^A note$/);
});

test('texts that change places keep their order', async () => {
  const List = ({ names }: { names: string[] }) => <p>{names.map((name) => [name, <br key={name} />])}</p>;
  const { rerender, container } = render(<List names={['a', 'b', 'c']} />);
  await translate();
  rerender(<List names={['c', 'a']} />);
  await settled();
  expect(container.innerHTML.replace(/<[/]?(?:font|p|div)>/g, '')).toBe('c<br>a<br>');
});

test('the original texts come back when the translation is taken back', async () => {
  const { rerender, container } = render(<Button after />);
  const text = screen.getByText('Save').firstChild!;
  await translate();
  stop();
  await act(async () => container.querySelector('button')!.replaceChild(text, container.querySelector('font')!));
  expect(fonts()).toBe(0);
  expect(container).toHaveTextContent(/^Save$/);
  rerender(<Button after text="Saved" />);
  expect(container).toHaveTextContent(/^Saved$/);
});

describe.each([
  ['inserted before', (font: Element, text: Text) => (text.before(font), text.remove())],
  ['inserted after', (font: Element, text: Text) => (text.after(font), text.remove())],
  ['the text moved into it', (font: Element, text: Text) => (text.before(font), font.replaceChildren(text))],
])('a translation that is %s', (_, put) => {
  it('does not break the next change', async () => {
    const { rerender, container } = render(<Button after />);
    const font = document.createElement('font');
    font.textContent = 'Speichern';
    await act(async () => put(font, screen.getByText('Save').firstChild as Text));
    rerender(<Button isBusy after text="Saving" />);
    await settled();
    expect(container).toHaveTextContent(/^Saving$/);
    expect(container.querySelectorAll('i')).toHaveLength(2);
  });
});

test('a sentence that one translation holds as a whole, with its parts in another order', async () => {
  const Sentence = ({ name, isNew = false }: { name: string; isNew?: boolean }) => (
    <p>
      Written by <b>{name}</b>
      {isNew ? <i>new</i> : null} today
    </p>
  );
  const { rerender, container } = render(<Sentence name="Asha" />);
  const [by, name, today] = [...container.querySelector('p')!.childNodes] as [Text, Element, Text];
  await act(async () => {
    const font = document.createElement('font');
    by.before(font);
    font.append('heute von ', name, ' geschrieben');
    by.remove();
    today.remove();
  });
  rerender(<Sentence name="Bala" isNew />);
  expect(container.querySelector('b')).toHaveTextContent('Bala');
  expect(container.querySelector('i')).toBeVisible();
  rerender(<Sentence name="Chitra" />);
  expect(container.querySelector('b')).toHaveTextContent('Chitra');
});
