import { JSDOM } from 'jsdom';
import { computeStylesFast, findLabelsFast } from './jsdom-speed.ts';

const names =
  'a abbr article aside audio b body button canvas caption code col datalist dd details dialog div dl dt em fieldset figure footer form h1 h2 head header hr html i img input label legend li link main meta meter nav noscript ol optgroup option output p picture pre progress q rp rt ruby script section select slot small source span strong style sub summary sup svg table tbody td template textarea th thead time title tr track ul video';
const attributes = ['', 'hidden', 'open', 'style="display: flex"', 'style="visibility: hidden"', 'type="hidden"'];
const page = `<div id="top"></div><p hidden><i>1</i></p><p style="visibility: hidden"><i>2</i><b style="visibility: visible">3</b></p>
  <p style="pointer-events: none"><i>4</i></p><ruby>5<rp>(</rp><rt>6</rt></ruby>
  <label for="name">Name</label><input id="name"><label>Mail <input type="email"></label><label>Both <input id="both"></label>
  <label for="both">again</label><label for="secret">Secret</label><input type="hidden" id="secret">
  <label for="none">None</label><label for="top">Top</label><label for="">Empty <select></select></label>`;

function windowOf(isFast: boolean): Window & typeof globalThis {
  const { window } = new JSDOM(page) as unknown as { window: Window & typeof globalThis };
  const { document } = window;
  const top = document.querySelector('#top')!;
  for (const name of names.split(' '))
    for (const text of attributes) {
      const [key, value = ''] = text.replaceAll('"', '').split('=');
      const element = top.appendChild(document.createElement(name));
      if (key) element.setAttribute(key, value);
    }
  top.append(document.createElementNS('http://www.w3.org/2000/svg', 'title'));
  if (isFast) {
    findLabelsFast(window);
    computeStylesFast(window);
  }
  return window;
}

const stylesIn = (window: Window & typeof globalThis): string[] =>
  [...window.document.querySelectorAll('*')].map((element) => {
    const style = window.getComputedStyle(element);
    const { display, visibility, pointerEvents, color, opacity } = style;
    const named = ['display', 'visibility', 'pointer-events', 'color'].map((name) => style.getPropertyValue(name));
    return [element.outerHTML, display, visibility, pointerEvents, color, opacity, ...named].join(' | ');
  });

const labelsIn = ({ document }: Window): (string | number | undefined)[][] => {
  const all = [...document.querySelectorAll('*')];
  const labels = [...document.querySelectorAll('label')];
  return [
    ...all
      .map((one) => ('labels' in one && one.labels ? [...(one.labels as NodeListOf<Element>)] : []))
      .map((some) => some.map((one) => labels.indexOf(one as HTMLLabelElement))),
    labels.map(({ control }) => control?.outerHTML),
  ];
};

it('computes the styles that jsdom computes', () => {
  const [fast, jsdoms] = [windowOf(true), windowOf(false)];
  expect(stylesIn(fast)).toEqual(stylesIn(jsdoms));
  // And once more, with what it remembers.
  expect(stylesIn(fast)).toEqual(stylesIn(jsdoms));
  for (const { document } of [fast, jsdoms]) document.head.innerHTML = '<style>i { display: none }</style>';
  expect(stylesIn(fast)).toEqual(stylesIn(jsdoms));
});

it('finds the labels that jsdom finds', () => {
  const [fast, jsdoms] = [windowOf(true), windowOf(false)];
  expect(labelsIn(fast)).toEqual(labelsIn(jsdoms));
});
