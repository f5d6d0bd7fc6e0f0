import { ownArea } from '../../../scripts/config/webpack/shared.ts';
import type { RemoteName } from '../../gate/remotes.ts';

/** How an option of `npm run release` is said to the kit: `--end-preview 7` is `preview --end 7`. */
export const forKit = (rest: string): string =>
  rest
    .replace(/^--(?=note)/, 'publish --')
    .replace(/^--end-preview/, 'preview --end')
    .replace(/^--/, '');

/** The line of a possible next command. */
export const nextStep = (name: RemoteName, rest: string): string =>
  ownArea ? `  npx vidya ${forKit(rest)}` : `  npm run release -- ${name} ${rest}`;
