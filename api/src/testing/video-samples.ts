import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'videos');

/** Small videos, one of each kind that may be uploaded. */
export const videoPath = (name: string): string => path.join(folder, name);

export const videoSample = (name: string): Buffer => readFileSync(videoPath(name));

export const videoFile = (name: string): File => new File([new Uint8Array(videoSample(name))], name);
