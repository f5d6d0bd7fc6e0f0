import { forKit } from '../release/next-step.ts';

/** A message of the site's own commands, with those of the kit: the API and the gate know nothing of this repository. */
export const kitMessage = (text: string): string =>
  text
    .replaceAll(/npm run release -- [a-z<>]+ (--[a-z-]+)/g, (_, option: string) => `npx vidya ${forKit(option)}`)
    .replaceAll(/npm run release\b(?! --)/g, 'npx vidya publish')
    .replaceAll(/mfe-[a-z]+\/(?=package\.json)/g, '');
