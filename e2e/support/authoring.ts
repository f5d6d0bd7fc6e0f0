import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { createCourse } from '../../contracts/src/browser/calls.ts';
import { signIn, type Visit } from './browser.ts';
import { send } from './calls.ts';
import { people } from './site.ts';

const thumbnail = {
  name: 'thumbnail.png',
  mimeType: 'image/png',
  buffer: readFileSync(path.join(__dirname, 'thumbnail.png')),
};

/** Publishes a free course without lectures, as an instructor who signs in here; returns its id. */
export async function newCourse(visit: Visit, topic: string): Promise<string> {
  await signIn(visit.page, people.instructor);
  const description = 'Nine cities, their wells and their pipes: who drinks what, and what it costs to bring it there.';
  const chosen = { category: 'data-science', level: 'Beginner', language: 'English', price: '0', discount: '0' };
  const body = { topic, description, ...chosen, thumbnail };
  const { _id } = await send(visit, createCourse, { body });
  return _id;
}

/** The list of lectures beside the lecture's form. */
export const outline = (page: Page) => page.getByRole('region', { name: /^Lectures/ });
