import { kitMessage } from './kit-words.ts';

it.each([
  [
    'An administrator grants the name and the paths: npm run release -- events --grant, or the Releases page.',
    'An administrator grants the name and the paths: npx vidya grant, or the Releases page.',
  ],
  [
    'It has not been rehearsed. npm run release -- events --rehearse 1.0.0-a',
    'It has not been rehearsed. npx vidya rehearse 1.0.0-a',
  ],
  [
    'Build again with npm run release; do not change files.',
    'Build again with npx vidya publish; do not change files.',
  ],
  ['Write them into mfe-events/package.json ("vidya").', 'Write them into package.json ("vidya").'],
  ['The Release Token Is Wrong', 'The Release Token Is Wrong'],
])('says what to do here: %s', (text, here) => expect(kitMessage(text)).toBe(here));
