import { renderToString } from 'react-dom/server.node';
import { ServerStyleSheet } from 'styled-components';
import { CourseCardSkeleton } from '../CourseCard/CourseCardSkeleton.tsx';

// From the server's sheet: jsdom knows no animations.
test('a card of placeholders has one animation, of its opacity alone', () => {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<CourseCardSkeleton />));
  const css = sheet.getStyleTags();
  const [, frames] = /@keyframes \w+\{(.*?\})\}/.exec(css) ?? [];
  expect(frames).toBe('50%{opacity:0.5;}');
  const [, card] = /class="([^"]*)"/.exec(html) ?? [];
  const still = /\.(\w+) \[data-skeleton\]\{animation:none;\}/.exec(css)?.[1];
  expect(card?.split(' ')).toContain(still);
});
