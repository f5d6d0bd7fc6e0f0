import { greetingOf, type Letter, mailOf } from './letter.ts';

const letter: Letter = {
  to: 'asha@vidya.example',
  subject: 'Choose a new password',
  name: 'आशा राव',
  lines: ['Follow this link.'],
  action: { label: 'Choose a password', address: 'https://vidya.example/a?b=1&c=2' },
  after: ['If it was not you, ignore this.'],
};

it('says the same in HTML and in text', () => {
  const { text, html } = mailOf(letter);
  expect(text).toBe(
    'Hello आशा राव,\n\nFollow this link.\n\nChoose a password:\nhttps://vidya.example/a?b=1&c=2\n\nIf it was not you, ignore this.\n\nVidya',
  );
  for (const text of ['Hello आशा राव,', 'Follow this link.', 'If it was not you, ignore this.']) {
    expect(html).toContain(text);
  }
  expect(html).toContain('href="https://vidya.example/a?b=1&amp;c=2"');
});

it('lets nothing that people typed become markup', () => {
  const typed = `"'><img src=x onerror=alert(1)>\n<b>`;
  const { html } = mailOf({ ...letter, subject: typed, lines: [typed], action: { label: typed, address: typed } });
  expect(html).not.toMatch(/<img|<b>/);
  expect(html).toContain('&quot;&#39;&gt;&lt;img src=x onerror=alert(1)&gt;<br>&lt;b&gt;');
});

it('loads nothing: no picture, no style sheet, no script', () => {
  expect(mailOf(letter).html).not.toMatch(/<(?:img|link|style|script)|url\(/);
});

it.each([
  ['Asha Rao', 'Hello Asha Rao,'],
  [' आशा राव ', 'Hello आशा राव,'],
  ['A.P.J. Kalam', 'Hello A.P.J. Kalam,'],
  ['Conan O’Brien-Iyer', 'Hello Conan O’Brien-Iyer,'],
  ['', 'Hello,'],
  ['Win at prizes.example', 'Hello,'],
  ['https://prizes.example', 'Hello,'],
  ['Call 98765 43210', 'Hello,'],
  ['x'.repeat(61), 'Hello,'],
])('greets "%s" with "%s"', (name, greeting) => {
  expect(greetingOf(name)).toBe(greeting);
});
