import { displayName } from './file-name.ts';

test.each([
  ['film.mp4', 'film.mp4'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\film.avi', 'film.avi'],
  ['fi\0lm\u0007\n.mp4', 'film.mp4'],
  ['film\u202e4pm.exe', 'film4pm.exe'],
  ['व्याख्यान 🎬.mp4', 'व्याख्यान 🎬.mp4'],
])('shows %j as %j', (given, shown) => expect(displayName(given)).toBe(shown));

it('keeps a long name within its room, whole letters only', () => {
  const shown = displayName('🎬'.repeat(300));
  expect(Array.from(shown)).toHaveLength(200);
  expect(shown).toMatch(/^(?:🎬)+$/u);
  expect(displayName(`${'x'.repeat(240)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`);
});

test.each(['', '..', '/', '\0\0', '   '])('finds a name for %j, which is none', (given) =>
  expect(displayName(given)).toMatch(/\p{L}/u),
);
