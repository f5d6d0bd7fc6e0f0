import { act, fireEvent, render, screen } from '@testing-library/react';
import { richTextSamples } from '@vidya/contracts/testing/rich-text-samples';
import { RichText } from './RichText.tsx';

beforeAll(() => {
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});

/** Returns the editor's output after pasting HTML, with its plain text beside it, into an empty editor. */
async function pasted(html: string): Promise<string> {
  const changed = jest.fn<void, [string]>();
  render(<RichText label="Description" html="" onChange={changed} />);
  const area = screen.getByRole('textbox', { name: 'Description' });
  const data: Record<string, string> = { 'text/html': html, 'text/plain': 'plain' };
  await act(async () => {
    area.focus();
    fireEvent.paste(area, {
      clipboardData: { types: Object.keys(data), files: [], getData: (type: string) => data[type] ?? '' },
    });
  });
  return changed.mock.lastCall?.[0] ?? '';
}

const mark = (sign: string): string =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;

const point = (level: number, sign: string, words: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${mark(sign)}<span lang=EN-US>${words}<o:p></o:p></span></p>`;

const word = (body: string): string =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/meera/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Mangal;} p.MsoNormal {mso-style-unhide:no; font-size:11.0pt;} --></style></head>
<body lang=EN-IN style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

describe('from Word', () => {
  test('headings, emphasis and Hindi stay; styles, comments and empty marks go', async () => {
    const html = await pasted(
      word(`<h1 style='margin-top:12.0pt'>Aim<o:p></o:p></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'><span lang=EN-US style='font-size:11.0pt;font-family:"Calibri",sans-serif;mso-bidi-font-family:Mangal'>Learn</span></b><span lang=HI style='font-family:"Mangal",serif'> हिंदी में</span><i> today</i><o:p></o:p></p>`),
    );
    expect(html).toBe('<h3>Aim</h3><p><strong>Learn</strong> हिंदी में<em> today</em></p>');
  });

  test('list paragraphs become lists, with their levels and without the typed marks', async () => {
    const html = await pasted(
      word(
        point(1, '·', 'One') +
          point(2, 'o', 'Inner') +
          point(1, '·', 'Two') +
          '<p class=MsoNormal>After<o:p></o:p></p>',
      ),
    );
    expect(html).toBe('<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul><p>After</p>');
  });

  test('numbered paragraphs become numbered lists', async () => {
    const html = await pasted(word(point(1, '1.', 'One') + point(1, '2.', 'Two')));
    expect(html).toBe('<ol><li>One</li><li>Two</li></ol>');
  });

  test('the rows of a table become lines with all their words', async () => {
    const cell = (words: string) =>
      `<td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal>${words}<o:p></o:p></p></td>`;
    const html = await pasted(
      word(
        `<table class=MsoTableGrid border=1 cellspacing=0><tr style='mso-yfti-irow:0'>${cell('Week')}${cell('Topic')}</tr><tr>${cell('1')}${cell('Prompts')}</tr></table>`,
      ),
    );
    expect(html).toBe('<p>Week | Topic</p><p>1 | Prompts</p>');
  });

  test('pictures and drawings go', async () => {
    const html = await pasted(
      word(
        `<p class=MsoNormal>Before<!--[if gte vml 1]><v:shape id="x" style='width:10pt'><v:imagedata src="file:///C:/x.png"/></v:shape><![endif]--><![if !vml]><img width=10 src="file:///C:/x.png" v:shapes="x"><![endif]> after</p>`,
      ),
    );
    expect(html).toBe('<p>Before after</p>');
  });
});

describe('from web pages', () => {
  test('lines that are boxes stay lines', async () => {
    expect(await pasted('<div><div>One</div><div>Two <span>words</span></div><section>Three</section></div>')).toBe(
      '<p>One</p><p>Two words</p><p>Three</p>',
    );
  });

  test('what an online editor wraps in a bold that is none is not bold; what it makes bold by style is', async () => {
    const html = await pasted(
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400;font-style:normal">Plain </span><span style="font-weight:700">bold</span><span style="font-style:italic"> leaning</span></p></b>',
    );
    expect(html).toBe('<p>Plain <strong>bold</strong><em> leaning</em></p>');
  });

  test('nested lists keep their levels', async () => {
    const html = await pasted('<ol><li>One<ul><li>Inner</li></ul></li><li>Two</li></ol>');
    expect(html).toBe('<ol><li>One<ul><li>Inner</li></ul></li><li>Two</li></ol>');
  });

  test('a list that stands inside a list without an item keeps its level too', async () => {
    const html = await pasted(
      '<ul><li dir="ltr"><p role="presentation">One</p></li><ul><li><p>Inner</p></li></ul></ul>',
    );
    expect(html).toBe('<ul><li>One<ul><li>Inner</li></ul></li></ul>');
  });

  test('lines under and through words stay, by element or by style', async () => {
    expect(
      await pasted(
        '<p><u>a</u> <ins>b</ins> <span style="text-decoration:underline">c</span> <del>d</del> <strike>e</strike> <span style="text-decoration-line:line-through">f</span></p>',
      ),
    ).toBe('<p><u>a</u> <u>b</u> <u>c</u> <s>d</s> <s>e</s> <s>f</s></p>');
  });

  test.each(richTextSamples)('what was written here comes back as it was: %s', async (html) => {
    expect(await pasted(html)).toBe(html);
  });

  test('a page laid out by a table keeps its structure', async () => {
    expect(await pasted('<table><tr><td><h2>Aim</h2><p>One</p><p>Two</p></td></tr></table>')).toBe(
      '<h3>Aim</h3><p>One</p><p>Two</p>',
    );
  });

  test.each([
    ['<a href="javascript:alert(1)">words</a>'],
    ['<a href=" JaVaScRiPt:alert(1)">words</a>'],
    ['<a href="java&#10;script:alert(1)">words</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">words</a>'],
    ['<a href="/relative">words</a>'],
    ['<svg><a xlink:href="javascript:alert(1)"></a></svg>words'],
    ['<img src=x onerror=alert(1)>words'],
    ['<script>alert(1)</script>words<style>p{color:red}</style>'],
    ['<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name=a></form>words'],
    ['<p onclick="alert(1)" style="position:fixed">words</p>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>words'],
  ])('of %s only the words stay', async (html) => {
    expect(await pasted(html)).toBe('<p>words</p>');
  });

  test('words about styles are words', async () => {
    expect(await pasted('<p>Write &lt;p style="color:red"&gt; there</p>')).toBe(
      '<p>Write &lt;p style="color:red"&gt; there</p>',
    );
  });

  test('links stay links, with their address and nothing else', async () => {
    expect(
      await pasted(
        '<p><a class="x" target="_blank" onclick="a()" href="https://vidya.example/a?b=1&amp;c=2">there</a></p>',
      ),
    ).toBe('<p><a href="https://vidya.example/a?b=1&amp;c=2">there</a></p>');
  });
});

test('a very long page comes whole', async () => {
  const html = await pasted(
    Array.from({ length: 1500 }, (_, index) => `<p style="margin:0"><span>Paragraph ${index}</span></p>`).join(''),
  );
  expect(html.match(/<p>Paragraph \d+<\/p>/g)).toHaveLength(1500);
});
