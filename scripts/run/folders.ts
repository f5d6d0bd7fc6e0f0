import path from 'node:path';
import { home } from '../config/webpack/shared.ts';

/** The folder with all data of one site. */
export const dataFolder = (): string => path.resolve(home, process.env['DATA_DIR'] || '.data');
