import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { createCourse } from '../../contracts/src/browser/calls.ts';
import { signIn, type Visit } from './browser.ts';
import { type Session, send } from './calls.ts';
import { people } from './site.ts';

const thumbnail = {
  name: 'thumbnail.png',
  mimeType: 'image/png',
  buffer: readFileSync(path.join(__dirname, 'thumbnail.png')),
};

/** Publishes a course without lectures, at a price in rupees, as who is signed in here; returns its id. */
export async function publishCourse(visit: Session, topic: string, rupees = 0): Promise<string> {
  const description = 'Nine cities, their wells and their pipes: who drinks what, and what it costs to bring it there.';
  const chosen = { category: 'data-science', level: 'Beginner', language: 'English', discount: '0' };
  const body = { topic, description, ...chosen, price: String(rupees), thumbnail };
  const { _id } = await send(visit, createCourse, { body });
  return _id;
}

/** Publishes a free course, as an instructor who signs in here; returns its id. */
export async function newCourse(visit: Visit, topic: string): Promise<string> {
  await signIn(visit.page, people.instructor);
  return publishCourse(visit, topic);
}

/** The list of lectures beside the lecture's form. */
export const outline = (page: Page) => page.getByRole('region', { name: /^Lectures/ });
