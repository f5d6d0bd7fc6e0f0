/**
 * Anusvara and consonants of one script, as literals: `[nasal + virama before a stop or sibilant, anusvara]`. Tamil has
 * no such spellings. The same pairs stand in the database's `fold_letters` (migrations).
 */
const nasals: readonly (readonly [RegExp, string])[] = [
  [/[ङञणनम]्(?=[क-घच-झट-ढत-धप-भशषस])/g, 'ं'],
  [/[ঙঞণনম]্(?=[ক-ঘচ-ঝট-ঢত-ধপ-ভশষস])/g, 'ং'],
  [/[ਙਞਣਨਮ]੍(?=[ਕ-ਘਚ-ਝਟ-ਢਤ-ਧਪ-ਭਸ])/g, 'ਂ'],
  [/[ઙઞણનમ]્(?=[ક-ઘચ-ઝટ-ઢત-ધપ-ભશષસ])/g, 'ં'],
  [/[ଙଞଣନମ]୍(?=[କ-ଘଚ-ଝଟ-ଢତ-ଧପ-ଭଶଷସ])/g, 'ଂ'],
  [/[ఙఞణనమ]్(?=[క-ఘచ-ఝట-ఢత-ధప-భశషస])/g, 'ం'],
  [/[ಙಞಣನಮ]್(?=[ಕ-ಘಚ-ಝಟ-ಢತ-ಧಪ-ಭಶಷಸ])/g, 'ಂ'],
  [/[ങഞണനമ]്(?=[ക-ഘച-ഝട-ഢത-ധപ-ഭശഷസ])/g, 'ം'],
];

/** Letters that Unicode does not decompose, and Indian letters with two common spellings. */
const letters = new Map(
  (
    'ß ss, æ ae, œ oe, ø o, đ d, ł l, ı i, ' +
    // Candrabindu, the two nasal signs of Gurmukhi and its sign for a doubled consonant, the Assamese ra and va.
    'ँ ं, ઁ ં, ਁ ਂ, ੰ ਂ, ੱ , ৰ র, ৱ ব, ' +
    // Malayalam consonants without a vowel, each one character or a consonant with a virama.
    'ൺ ണ്, ൻ ന്, ർ ര്, ൽ ല്, ൾ ള്, ൿ ക്'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** The nine digits zero of the Indian scripts. */
const zeros = Array.from('०০੦૦୦௦౦೦൦', (zero) => zero.codePointAt(0)!);

function digitOf(letter: string): string {
  const code = letter.codePointAt(0)!;
  const zero = zeros.find((first) => code >= first && code <= first + 9)!;
  return String(code - zero);
}

// oxlint-disable-next-line no-control-regex
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/**
 * Folds lower-case text to the one spelling in which words are compared: without accents, nuktas and joiners, nasals as
 * anusvara, ASCII digits. Does what the database's `fold_letters` does.
 */
export function foldLetters(text: string): string {
  if (isAscii(text)) return text;
  let form = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u200c\u200d]/g, '')
    .normalize('NFC')
    .replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, digitOf)
    .replace(/[ßæœøđłıँઁਁੰੱৰৱൺൻർൽൾൿ]/g, (letter) => letters.get(letter)!);
  if (!/[\u0900-\u0d7f]/.test(form)) return form;
  for (const [nasal, anusvara] of nasals) form = form.replace(nasal, anusvara);
  return form;
}
