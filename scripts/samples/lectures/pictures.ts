import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import type { Lecture } from './lecture.ts';
import { drawDeck, HEIGHT, type Moment, WIDTH } from './slide.ts';

/** Elements whose words do not fit into their slide or their box. */
const CLIPPED = `[...document.querySelectorAll('section *:not(svg, svg *)')].filter((element) => {
  const slide = element.closest('section').getBoundingClientRect();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isOutside = left < slide.left || right > slide.right || top < slide.top || bottom > slide.bottom;
  const hasTooMuch = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
  return isOutside || (hasTooMuch && element.clientWidth > 0);
}).map((element) => element.tagName + ' ' + element.className + ': ' + element.textContent.slice(0, 60))`;

/** A browser draws the slides, because it shapes and breaks the lines of every script. */
export function openBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'];
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args });
}

/** One picture per moment, as PNG files of `folder`; throws when words do not fit. */
export async function drawPictures(
  browser: Browser,
  { lecture, moments, folder }: { lecture: Lecture; moments: readonly Moment[]; folder: string },
): Promise<string[]> {
  const deck = path.join(folder, 'deck.html');
  writeFileSync(deck, drawDeck(lecture, moments));
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.goto(pathToFileURL(deck).href);
  await page.evaluate('document.fonts.ready');
  const clipped = await page.evaluate<string[]>(CLIPPED);
  if (clipped.length > 0) throw new Error(`${lecture.key} has words that do not fit:\n${clipped.join('\n')}`);
  const files = moments.map((_, index) => path.join(folder, `${index}.png`));
  for (const [index, file] of files.entries()) {
    await page.evaluate(
      `document.querySelectorAll('section').forEach((slide, at) => (slide.hidden = at !== ${index}))`,
    );
    await page.screenshot({ path: file });
  }
  await page.close();
  return files;
}

/** The opening slide, as it stands before the film is started. */
export async function drawPoster(picture: string, file: string): Promise<void> {
  await sharp(picture).resize(960).webp({ quality: 50, effort: 6 }).toFile(file);
}
