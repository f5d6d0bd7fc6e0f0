import { act, fireEvent, screen } from '@testing-library/react';
import { area, give, key, openArticle, press, tool } from '../testing/render-article.tsx';

test.each([
  ['Heading', '<h3>Text</h3>'],
  ['Smaller heading', '<h4>Text</h4>'],
  ['Quote', '<blockquote>Text</blockquote>'],
  ['Bulleted list', '<ul><li>Text</li></ul>'],
  ['Call-out', '<aside><p>Text</p></aside>'],
  ['Code block', '<pre>Text</pre>'],
])('%s is made, shown as pressed, and taken back', async (name, html) => {
  const { written } = await openArticle();
  await press(name);
  expect(written()).toBe(html);
  expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
  await press(name);
  expect(written()).toBe('<p>Text</p>');
  expect(tool(name)).toHaveAttribute('aria-pressed', 'false');
});

test('a formula is put around the caret', async () => {
  const { written } = await openArticle('<p>So </p>');
  await press('Formula');
  expect(written()).toMatch(/^<p>So ?\$\$ {2}\$\$<\/p>$/);
});

test('the toolbar is one stop for Tab, with arrow keys between its buttons; Alt+F10 goes there, Escape back', async () => {
  const { user } = await openArticle();
  await key('F10', { altKey: true });
  expect(tool('Bold')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tool('Italic')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(tool('Redo')).toHaveFocus();
  const buttons = [...screen.getByRole('toolbar', { name: 'Formatting' }).querySelectorAll('button')];
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tool('Redo')]);
  await user.keyboard('{Escape}');
  expect(area()).toHaveFocus();
});

describe('a code block', () => {
  test('has a language, takes no emphasis, and gets what is pasted as plain text', async () => {
    const { user, written } = await openArticle();
    await press('Code block');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the code' }), 'Python');
    expect(tool('Bold')).toHaveAttribute('aria-disabled', 'true');
    await give('paste', { 'text/html': '<p><b>x</b></p>', 'text/plain': ' = <b>\n\ty' });
    expect(written()).toBe('<pre data-language="python">Text = &lt;b&gt;<br>\ty</pre>');
  });

  test('Tab indents in it; after Escape, Tab leaves the editor', async () => {
    const { written } = await openArticle();
    await press('Code block');
    expect(await key('Tab')).toBe(false);
    expect(written()).toBe('<pre>Text\t</pre>');
    await key('Escape');
    expect(await key('Tab')).toBe(true);
    expect(written()).toBe('<pre>Text\t</pre>');
    expect(await key('Tab')).toBe(false);
  });
});

describe('a table', () => {
  const row = (cell: string) => `<tr>${`<${cell}><br></${cell}>`.repeat(3)}</tr>`;

  test('begins with three rows, the first of them the head', async () => {
    const { written } = await openArticle();
    await press('Table');
    expect(written()).toBe(`<p>Text</p><table><tbody>${row('th')}${row('td')}${row('td')}</tbody></table>`);
  });

  test('takes the place of an empty line', async () => {
    const { written } = await openArticle('');
    await act(async () => area().focus());
    await press('Table');
    expect(written()).toMatch(/^<table>/);
  });

  test('gains and loses rows and columns, and goes', async () => {
    const { written } = await openArticle();
    await press('Table');
    const size = () => {
      const holder = document.createElement('div');
      holder.innerHTML = written();
      return [...holder.querySelectorAll('tr')].map(({ cells }) =>
        [...cells].map(({ localName }) => localName[1]).join(''),
      );
    };
    const steps: [string, string[]][] = [
      ['Row below', ['hhh', 'ddd', 'ddd', 'ddd']],
      ['Column after', ['hhhh', 'dddd', 'dddd', 'dddd']],
      ['Delete column', ['hhh', 'ddd', 'ddd', 'ddd']],
      ['Delete row', ['ddd', 'ddd', 'ddd']],
    ];
    for (const [name, rows] of steps) {
      // oxlint-disable-next-line no-await-in-loop
      await press(name);
      expect([name, size()]).toEqual([name, rows]);
    }
    await press('Delete table');
    expect(written()).toBe('<p>Text</p>');
    expect(screen.queryByRole('toolbar', { name: 'Table' })).not.toBeInTheDocument();
  });

  test('Tab goes from cell to cell; after Escape it leaves', async () => {
    await openArticle();
    await press('Table');
    expect(await key('Tab')).toBe(false);
    await key('Escape');
    expect(await key('Tab')).toBe(true);
  });
});

test('Enter in an empty last line leaves a call-out', async () => {
  const { written } = await openArticle();
  await press('Call-out');
  await key('Enter');
  await key('Enter');
  await act(async () => fireEvent.click(tool('Heading')));
  await give('paste', { 'text/html': 'After' });
  expect(written()).toBe('<aside><p>Text</p></aside><h3>After</h3>');
});
