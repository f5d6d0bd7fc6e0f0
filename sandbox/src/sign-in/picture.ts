import { html } from '../pages/html.ts';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A square portrait: the initials on a colour that follows from the subject. */
export function drawPicture(name: string, sub: string): string {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => letters.segment(word).containing(0)?.segment.toUpperCase() ?? '')
    .join('');
  const hue = Number.parseInt(sub.slice(0, 4), 16) % 360;
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
  <rect width="256" height="256" fill="hsl(${hue}, 45%, 36%)"/>
  <text x="128" y="132" fill="#fff" font-family="system-ui, sans-serif" font-size="104" font-weight="600" text-anchor="middle" dominant-baseline="middle">${initials}</text>
</svg>`.markup;
}
