import { richTextSamples } from '@vidya/contracts/testing/rich-text-samples';
import { cleanDescription, describePlainly, storedDescription } from './clean-description.ts';

describe('a description', () => {
  it.each(richTextSamples)('keeps what the editor writes: %s', (html) => {
    expect(cleanDescription(html)).toBe(html.replaceAll('<br>', '<br />'));
  });

  it('keeps words and their structure', () => {
    const html = '<h3>Aim</h3><p>Learn <strong>fast</strong></p><ul><li>one</li></ul>';
    expect(cleanDescription(html)).toBe(html);
  });

  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<iframe src="https://x"></iframe><style>p{}</style><form><p>a</p></form>', '<p>a</p>'],
    ['<p style="color:red" class="x">a</p>', '<p>a</p>'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="nofollow noopener noreferrer" target="_blank">a</a>'],
    ['<a href="java&#8203;script:alert(1)">a</a>', '<a rel="nofollow noopener noreferrer" target="_blank">a</a>'],
    ['<a href="java\u3164script:alert(1)">a</a>', '<a rel="nofollow noopener noreferrer" target="_blank">a</a>'],
    ['<a href="java\u2028script:alert(1)">a</a>', '<a rel="nofollow noopener noreferrer" target="_blank">a</a>'],
    ['<a href="/\u200b/evil.example">a</a>', '<a rel="nofollow noopener noreferrer" target="_blank">a</a>'],
    ['<a href="//evil.example">a</a>', '<a rel="nofollow noopener noreferrer" target="_blank">a</a>'],
    ['<h1>a</h1>', '<h3>a</h3>'],
  ])('cleans %s', (html, expected) => {
    expect(cleanDescription(html)).toBe(expected);
  });

  it('gives links a careful rel', () => {
    expect(cleanDescription('<a href="https://vidya.example" rel="opener">a</a>')).toBe(
      '<a href="https://vidya.example" rel="nofollow noopener noreferrer" target="_blank">a</a>',
    );
  });

  it('takes plain text by the letter', () => {
    expect(describePlainly('a < b & "c"\nnext line\n\n\nsecond')).toBe(
      '<p>a &#60; b &#38; &#34;c&#34;<br />next line</p>\n<p>second</p>',
    );
  });

  it.each([
    'learn the <p> tag',
    'close it with </p>, not </b>',
    'Nest <b><i>rightly</b></i>',
    'if a <b and c> d',
    '<article> and <main>',
    'use <br',
    '<p>one</p> and <p> again',
  ])('without a format keeps every word of plain text: %s', (text) => {
    expect(storedDescription(text)).toBe(describePlainly(text));
  });

  it.each([
    '<p>Learn <strong>fast</strong></p>',
    'Learn <strong>fast</strong>',
    'one<br>two<br/>',
    '<ul><li><p>a</p></li></ul>',
    '<p class="x">a</p><P>b</P>',
  ])('without a format knows rich text: %s', (text) => {
    expect(storedDescription(text)).toBe(cleanDescription(text));
  });

  it('believes the format that it is sent with', () => {
    expect(storedDescription('<p>a</p>', 'text')).toBe('<p>&#60;p&#62;a&#60;/p&#62;</p>');
    expect(storedDescription('<p>a', 'html')).toBe('<p>a</p>');
  });
});
