import { drawBody } from './slide-bodies.ts';
import type { Lecture } from './lecture.ts';
import { colour, HEIGHT, MARGIN, text, WIDTH } from './slide-parts.ts';

/** The mark of the site: two pages that open into a V, with a flame. On a grid of 48. */
const MARK =
  'M5.2 13.2c7.6.3 13.4 3 17.3 7.7V43.2c-4-4.5-9.7-7-17.3-7.3a1.6 1.6 0 0 1-1.6-1.6V14.8a1.6 1.6 0 0 1 1.6-1.6ZM42.8 13.2c-7.6.3-13.4 3-17.3 7.7V43.2c4-4.5 9.7-7 17.3-7.3a1.6 1.6 0 0 0 1.6-1.6V14.8a1.6 1.6 0 0 0-1.6-1.6Z';
const FLAME = 'M24 2.2c3.6 4.3 5.2 7.5 5.2 10.3a5.2 5.2 0 0 1-10.4 0c0-2.8 1.6-6 5.2-10.3Z';

/** A whole slide as SVG, at the moment its sentence number `step` is spoken. */
export function drawSlide(lecture: Lecture, slideIndex: number, step: number): string {
  const slide = lecture.slides[slideIndex];
  if (!slide) throw new Error(`${lecture.key} has no slide ${slideIndex}`);
  const isCover = slide.body.kind === 'cover';
  const content = isCover ? drawCoverGround() : drawPaper(lecture, slide.heading, slideIndex);
  const kicker = text(lecture.kicker, {
    x: MARGIN,
    y: isCover ? 150 : 104,
    size: 26,
    isBold: true,
    fill: isCover ? colour.accent : '#854c00',
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}${kicker}${drawBody(slide.body, step)}</svg>`;
}

function drawCoverGround(): string {
  const rings = [420, 330, 240].map(
    (radius, index) =>
      `<circle cx="1130" cy="610" r="${radius}" fill="none" stroke="#fff" stroke-opacity="${0.05 + index * 0.03}" stroke-width="2"/>`,
  );
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour.primary}"/>${rings.join('')}` +
    `<g transform="translate(956 438) scale(7.2)"><path fill="#fff" fill-opacity=".12" d="${MARK}"/><path fill="${colour.accent}" d="${FLAME}"/></g>`
  );
}

function drawPaper(lecture: Lecture, heading: string, slideIndex: number): string {
  const dots = lecture.slides.map((_, index) => {
    const x = WIDTH - MARGIN - (lecture.slides.length - 1 - index) * 26;
    return `<circle cx="${x}" cy="672" r="${index === slideIndex ? 8 : 6}" fill="${index <= slideIndex ? colour.primary : colour.line}"/>`;
  });
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour.paper}"/><rect width="14" height="${HEIGHT}" fill="${colour.accent}"/>` +
    text(heading, { x: MARGIN, y: 172, size: 54, isBold: true }) +
    `<g transform="translate(${MARGIN} 650) scale(.8)"><path fill="${colour.primary}" d="${MARK}"/><path fill="${colour.accent}" d="${FLAME}"/></g>` +
    text(lecture.title, { x: MARGIN + 54, y: 682, size: 24, fill: colour.muted }) +
    dots.join('')
  );
}
