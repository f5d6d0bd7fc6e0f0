import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { TestApi } from './api.ts';

/** A valid course form. */
export const courseForm = {
  topic: 'Prompting that works',
  description: 'Write prompts that give the same good answer twice, and know exactly why they do.',
  category: 'generative-ai',
  price: 1_499,
  discount: 40,
  level: 'Beginner',
  language: 'English',
};

/** A plain picture of 800 × 600 px. */
export const plainJpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#335' } })
    .jpeg()
    .toBuffer();

/** The file names of the stored pictures. */
export const storedPictures = async ({ config }: TestApi): Promise<string[]> =>
  (await readdir(config.dataDir, { recursive: true })).filter((name) => name.endsWith('.webp'));
