import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { STAFF } from './people/staff.ts';
import { SAMPLE_DATA } from './sample-files.ts';

const folder = path.join(SAMPLE_DATA, 'portraits');
const files = readdirSync(folder);
const instructors = STAFF.filter(({ role }) => role === 'INSTRUCTOR');

it('has a portrait, a headline and three sentences of each instructor who teaches', () => {
  const introduced = instructors.filter(({ portrait }) => portrait !== undefined);
  expect(introduced.map(({ portrait }) => `${portrait}.webp`).toSorted()).toEqual(files.toSorted());
  for (const { headline, about } of introduced) {
    expect(headline).not.toBe('');
    expect(about?.match(/[.!?](?= |$)/g)).toHaveLength(3);
  }
});

it('has one instructor without any, who is new', () => {
  expect(instructors.filter(({ portrait, headline, about }) => !(portrait ?? headline ?? about))).toHaveLength(1);
});

it('has small pictures that differ', async () => {
  const pictures = files.map((name) => readFileSync(path.join(folder, name)));
  for (const picture of pictures) expect(picture.length).toBeLessThanOrEqual(15_000);
  const found = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  for (const each of found) expect(each).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(files.length);
});
