import { loadFaces } from './load-faces.ts';

const load = jest.fn();
jest.mock('@vidya/shared-ui/script-fonts.css', () => load());

const fallback = { family: 'Anek Fallback', unicodeRange: 'U+0-10FFFF' };
const telugu = { family: '"Anek Scripts"', unicodeRange: 'U+C00-C7F, U+200C-200D' };
const shown = (...faces: object[]) => Object.defineProperty(document, 'fonts', { value: faces, configurable: true });

it('loads the faces when a text has letters that the page’s faces lack', async () => {
  shown(fallback, telugu);
  await loadFaces('Prompting యంత్ర');
  expect(load).not.toHaveBeenCalled();
  await loadFaces('యంత్ర and ਮਸ਼ੀਨ');
  expect(load).toHaveBeenCalledTimes(1);
});
