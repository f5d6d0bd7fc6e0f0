import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Lecture } from './lecture.ts';
import { drawBody, escapeHtml } from './slide-bodies.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The mark of the site: two pages that open into a V, with a flame. On a grid of 48. */
const MARK =
  '<svg viewBox="0 0 48 48"><path class="pages" d="M5.2 13.2c7.6.3 13.4 3 17.3 7.7V43.2c-4-4.5-9.7-7-17.3-7.3a1.6 1.6 0 0 1-1.6-1.6V14.8a1.6 1.6 0 0 1 1.6-1.6ZM42.8 13.2c-7.6.3-13.4 3-17.3 7.7V43.2c4-4.5 9.7-7 17.3-7.3a1.6 1.6 0 0 0 1.6-1.6V14.8a1.6 1.6 0 0 0-1.6-1.6Z"/><path class="flame" d="M24 2.2c3.6 4.3 5.2 7.5 5.2 10.3a5.2 5.2 0 0 1-10.4 0c0-2.8 1.6-6 5.2-10.3Z"/></svg>';

/** The state of the slides while one sentence is spoken; slide 0 is the opening one. */
export interface Moment {
  slide: number;
  step: number;
}

/** A page with one `section` per moment, each as large as the film. */
export function drawDeck(lecture: Lecture, moments: readonly Moment[]): string {
  const sections = moments.map(({ slide, step }) =>
    slide === 0 ? drawOpening(lecture) : drawPaper(lecture, slide, step),
  );
  return `<!doctype html><html lang="${lecture.language}"><meta charset="utf-8"><style>${siteFonts()}${ownStyles()}</style>${sections.join('')}`;
}

function ownStyles(): string {
  const names = ['slides.css', 'slide-bodies.css', 'slide-figures.css'];
  return names.map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8')).join('');
}

/** The font faces of the site, from the files that it ships. */
function siteFonts(): string {
  const sheets = ['fonts.css', 'script-fonts.css'];
  const css = sheets.map((name) => readFileSync(path.join(ROOT, 'shared-ui/src/theme', name), 'utf8'));
  return css.join('').replaceAll(/url\((@[^()]+)\)/g, (_, file: string) => {
    return `url(${pathToFileURL(path.join(ROOT, 'node_modules', file)).href})`;
  });
}

function drawOpening({ kicker, title, subtitle }: Lecture): string {
  return `<section class="opening">${MARK}<small>${escapeHtml(kicker)}</small><h1>${wholeText(title)}</h1><p>${escapeHtml(subtitle)}</p></section>`;
}

/** Large words do not break at their hyphens. */
function wholeText(title: string): string {
  return escapeHtml(title)
    .split(' ')
    .map((word) => (word.includes('-') ? `<span class="whole">${word}</span>` : word))
    .join(' ');
}

function drawPaper({ key, kicker, title, slides }: Lecture, number: number, step: number): string {
  const slide = slides[number - 1];
  if (!slide) throw new Error(`${key} has no slide ${number}`);
  const dots = Array.from(
    { length: slides.length + 1 },
    (_, index) => `<i class="${index === number ? 'now' : index < number ? 'past' : ''}"></i>`,
  );
  return `<section class="paper"><small>${escapeHtml(kicker)}</small><h2>${escapeHtml(slide.heading)}</h2><main>${drawBody(slide.body, step)}</main><footer>${MARK}<span>${escapeHtml(title)}</span>${dots.join('')}</footer></section>`;
}
