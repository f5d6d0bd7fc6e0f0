import path from 'node:path';
import { root } from '../config/webpack/shared.ts';

/** The folder with all data of one site. */
export const dataFolder = (): string => path.resolve(root, process.env['DATA_DIR'] || '.data');
