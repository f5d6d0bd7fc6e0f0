import { act, fireEvent, render, screen } from '@testing-library/react';
import { articleTags } from '@vidya/contracts/rules/text/article';
import { EditorFrame } from '../rich-text/EditorFrame.tsx';
import { article } from './dialect.ts';

beforeAll(() => {
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});

const pictureId = '0b0f4a2e-1111-4222-8333-444455556666';
const picture = `<img data-picture="${pictureId}" alt="A &quot;red&quot; box">`;

const open = (html: string) => {
  const changed = jest.fn<void, [string]>();
  render(<EditorFrame label="Article" html={html} dialect={article} bars={() => null} onChange={changed} />);
  return { changed, area: screen.getByRole('textbox', { name: 'Article' }) };
};
const settled = () => act(async () => undefined);

/** The editor's output after pasting into an empty editor. */
async function pasted(html: string, plain = 'plain'): Promise<string> {
  const { area, changed } = open('');
  const data: Record<string, string> = { 'text/html': html, 'text/plain': plain };
  await act(async () => {
    area.focus();
    fireEvent.paste(area, {
      clipboardData: { types: Object.keys(data), files: [], getData: (type: string) => data[type] ?? '' },
    });
  });
  return changed.mock.lastCall?.[0] ?? '';
}

const sources = {
  headings: '<h3>Part</h3><h4>Smaller part</h4><p>Text</p>',
  emphasis:
    '<p>A <strong>b</strong> <em>c</em> <u>d</u> <s>e</s> <code>f</code> <a href="https://vidya.example/">g</a></p>',
  lists: '<ul><li>One<ul><li>Inner</li></ul></li></ul><ol><li>Two</li></ol>',
  quote: '<blockquote>Said</blockquote><p>x</p>',
  code: '<pre data-language="python">def f(x):<br>\treturn &lt;x&gt;<br><br>    f(1)</pre><p>x</p>',
  'plain code': '<pre>a  b</pre>',
  table: '<table><tbody><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
  'table with a head column and spans':
    '<table><tbody><tr><th>A</th><th colspan="2">B</th></tr><tr><th rowspan="2">1</th><td>2</td><td>3</td></tr><tr><td>4</td><td>5</td></tr></tbody></table>',
  'long cell': '<table><tbody><tr><td><p>1</p><p>2</p></td><td><ul><li>3</li></ul></td></tr></tbody></table>',
  picture: `<p>See</p>${picture}<p>x</p>`,
  decoration: `<img data-picture="${pictureId}" alt=""><p>x</p>`,
  'call-out': '<aside><p>Mind</p><ul><li>this</li></ul></aside><p>x</p>',
  formula: '<p>So $$x^2$$ and</p><p>$$\\frac{a}{b}$$</p>',
};

describe('what is stored', () => {
  test.each(Object.entries(sources))('comes back from the editor as it was: %s', async (_, source) => {
    expect(await pasted(source)).toBe(source);
  });

  test.each(Object.entries(sources))('is no change when it is opened: %s', async (_, source) => {
    const { changed } = open(source);
    await settled();
    for (const [html] of changed.mock.calls) expect(html).toBe(source);
  });

  test('has nothing that the server would take away', () => {
    const holder = document.createElement('div');
    holder.innerHTML = Object.values(sources).join('');
    const used = new Map<string, Set<string>>();
    for (const { localName, attributes } of holder.querySelectorAll('*')) {
      const names = used.get(localName) ?? new Set();
      for (const { name } of attributes) names.add(name);
      used.set(localName, names);
    }
    expect([...used.keys()].filter((tag) => !articleTags.includes(tag))).toEqual([]);
    expect(
      Object.fromEntries([...used].filter(([, names]) => names.size > 0).map(([tag, names]) => [tag, [...names]])),
    ).toEqual({
      a: ['href'],
      pre: ['data-language'],
      th: ['colspan', 'rowspan'],
      img: ['data-picture', 'alt'],
    });
  });
});

describe('what is pasted from elsewhere', () => {
  test.each([
    [
      'a table with its caption',
      '<table class="x"><caption>Two</caption><thead><tr><th style="x">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
      '<p>Two</p><table><tbody><tr><th>A</th></tr><tr><td>1</td></tr></tbody></table>',
    ],
    [
      'a table in a table',
      '<table><tr><td>Out<table><tr><td>in</td><td>it</td></tr></table></td></tr></table>',
      '<table><tbody><tr><td><p>Out</p><p>in | it</p></td></tr></tbody></table>',
    ],
    [
      'code in coloured lines',
      '<pre class="x"><code><div><span>a</span> = 1</div><div>b</div></code></pre><p>x</p>',
      '<pre>a = 1<br>b</pre><p>x</p>',
    ],
    ['a picture in a line', '<p>One <img src="https://evil.example/x.png" onerror="x()">two</p>', '<p>One two</p>'],
    ['our picture in a line', `<p>One ${picture}two</p>`, `<p>One</p>${picture}<p>two</p>`],
    [
      'scripts and styles',
      '<p onclick="x()" style="color:red">A<script>x()</script></p><style>p{}</style><aside class="y">B</aside><p>x</p>',
      '<p>A</p><aside><p>B</p></aside><p>x</p>',
    ],
  ])('%s', async (_, html, expected) => {
    expect(await pasted(html)).toBe(expected);
  });
});
