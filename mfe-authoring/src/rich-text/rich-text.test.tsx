import { act, fireEvent, render, screen } from '@testing-library/react';
import { RichText } from './RichText.tsx';

beforeAll(() => {
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});

const open = (html: string) => {
  const changed = jest.fn<void, [string]>();
  render(<RichText label="Description" html={html} onChange={changed} />);
  return { changed, area: screen.getByRole('textbox', { name: 'Description' }) };
};

const paste = (area: HTMLElement, html: string) =>
  act(async () => {
    area.focus();
    const clipboardData = {
      types: ['text/html'],
      files: [],
      getData: (type: string) => (type === 'text/html' ? html : ''),
    };
    fireEvent.paste(area, { clipboardData });
  });

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const settled = () => act(async () => undefined);

const written = ({ mock }: jest.Mock<void, [string]>) => mock.lastCall?.[0];

test('shows what is stored and does not call it a change', () => {
  const { area, changed } = open('<h3>Aim</h3><p>One <strong>bold</strong> word</p><ul><li>first</li></ul>');
  expect(area.querySelector('h3')).toHaveTextContent('Aim');
  expect(area.querySelector('li')).toHaveTextContent('first');
  for (const [html] of changed.mock.calls) expect(html).toContain('<h3>Aim</h3>');
});

test('keeps words and structure of what is pasted, and nothing else', async () => {
  const { area, changed } = open('<p>Before</p>');
  await paste(
    area,
    `<html><head><style>p{color:red}</style></head><body class="Mso"><p>Begin</p><h1 style="x">Title</h1>
     <p class="MsoNormal" onclick="steal()"><span style="font:1px x">Plain</span> <b>bold</b></p>
     <ul><li>one</li></ul><a href="https://vidya.example/" style="color:red">kept</a> <a href="javascript:alert(1)">dropped</a>
     <img src="https://evil.example/x.png" onerror="steal()"><script>steal()</script><iframe src="https://evil.example"></iframe></body></html>`,
  );
  const html = written(changed) ?? '';
  expect(html).toContain('<h3>Title</h3>');
  expect(html).toContain('<p>Plain <strong>bold</strong></p>');
  expect(html).toContain('<li>one</li>');
  expect(html).toContain('<a href="https://vidya.example/">kept</a>');
  expect(html).toContain('</a> dropped');
  expect(html).not.toMatch(/style|class|script|steal|<img|<iframe|<span|<h1/);
});

test('a heading button turns the line into a heading and back', async () => {
  const { area, changed } = open('');
  await paste(area, '<p>Aim</p>');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Heading' })));
  expect(written(changed)).toContain('<h3>');
  expect(screen.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Heading' })));
  expect(written(changed)).not.toContain('<h3>');
});

test('an underline button underlines, and takes it back', async () => {
  const { area, changed } = open('');
  await paste(area, '<p>Aim</p>');
  await act(async () => fireEvent.keyDown(area, { key: 'a', code: 'KeyA', ctrlKey: true }));
  await press('Underline');
  expect(written(changed)).toBe('<p><u>Aim</u></p>');
  await press('Underline');
  expect(written(changed)).toBe('<p>Aim</p>');
});

describe('the levels of a list', () => {
  const tab = (area: HTMLElement, shiftKey = false): boolean => {
    let isLeft = true;
    act(() => void (isLeft = fireEvent.keyDown(area, { key: 'Tab', code: 'Tab', keyCode: 9, shiftKey })));
    return isLeft;
  };
  /** Two items with the caret in the second. */
  const openList = async () => {
    const shown = open('');
    await paste(shown.area, '<ul><li>One</li><li>Two</li></ul>');
    return shown;
  };
  const flat = '<ul><li>One</li><li>Two</li></ul>';
  const nested = '<ul><li>One<ul><li>Two</li></ul></li></ul>';

  test('Tab goes deeper, Shift+Tab higher', async () => {
    const { area, changed } = await openList();
    expect(tab(area)).toBe(false);
    await settled();
    expect(written(changed)).toBe(nested);
    expect(tab(area, true)).toBe(false);
    await settled();
    expect(written(changed)).toBe(flat);
  });

  test('where there is no other level, Tab leaves the editor', async () => {
    const { area, changed } = await openList();
    tab(area);
    await settled();
    expect(tab(area)).toBe(true);
    await settled();
    expect(written(changed)).toBe(nested);
    tab(area, true);
    await settled();
    expect(tab(area, true)).toBe(true);
  });

  test('outside lists Tab leaves the editor', async () => {
    const { area } = open('');
    await paste(area, '<p>No list</p>');
    expect([tab(area), tab(area, true)]).toEqual([true, true]);
  });

  test('buttons do the same', async () => {
    const { changed } = await openList();
    await press('Deeper level');
    expect(written(changed)).toBe(nested);
    expect(screen.getByRole('button', { name: 'Deeper level' })).toHaveAttribute('aria-disabled', 'true');
    await press('Higher level');
    expect(written(changed)).toBe(flat);
  });

  test('the item that only holds a nested list shows no bullet of its own', () => {
    const { area } = open(nested);
    expect(area.querySelector('li > ul')?.parentElement).toHaveClass('nested');
  });

  test('a stored nested list is no change', () => {
    const { changed } = open(nested);
    for (const [html] of changed.mock.calls) expect(html).toBe(nested);
  });
});
