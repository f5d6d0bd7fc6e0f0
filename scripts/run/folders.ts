import path from 'node:path';
import { root } from '../config/webpack/shared.ts';

/** Where everything that belongs to one running site is kept. */
export const dataFolder = (): string => path.resolve(root, process.env['DATA_DIR'] ?? '.data');
