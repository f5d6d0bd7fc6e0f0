import { builtInAreas } from '../gate/built-in-areas.ts';
import { declaredNow } from './built-in-areas.ts';

it('says of the areas that came with the site what their package.json files do: npm run lint -- --areas', () => {
  expect(builtInAreas).toEqual(declaredNow());
});
