import { htmlToText, textToHtml } from './paragraphs.ts';

test('keeps paragraphs and line breaks, and escapes what would be markup', () => {
  expect(textToHtml('First <b>one</b> & more\nsecond line\n\n\nSecond paragraph\n')).toBe(
    '<p>First &lt;b&gt;one&lt;/b&gt; &amp; more<br>second line</p><p>Second paragraph</p>',
  );
});

test.each(['One', 'One\n\nTwo\nlines', 'a < b & "c" > \'d\'', 'हिन्दी\n\nதமிழ்', '&lt; as typed'])(
  'gives back what was typed: %j',
  (text) => expect(htmlToText(textToHtml(text))).toBe(text),
);

test('nothing typed is no paragraph', () => {
  expect(textToHtml(' \n\n ')).toBe('');
});
