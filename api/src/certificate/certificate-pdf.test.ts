import { pdfRuns, pdfText } from '../testing/pdf-text.ts';
import { newCertificateCode } from './certificate.service.ts';
import { certificatePdf } from './certificate-pdf.ts';

const print = async (given: {
  learnerName?: string;
  courseTitle?: string;
  instructorName?: string;
  videoSeconds?: number;
}) => {
  const pdf = await certificatePdf({
    code: 'KX4M-7TP0-9QRS-1VWZ',
    learnerName: 'Kavya N',
    courseTitle: 'Prompting that works',
    instructorName: 'Meera Iyer',
    createdAt: new Date('2026-03-31T18:30:00Z'),
    videoSeconds: 23_400,
    address: 'https://vidya.example/certificate/KX4M-7TP0-9QRS-1VWZ',
    ...given,
  });
  return { pdf: pdf.toString('latin1'), text: pdfText(pdf), runs: pdfRuns(pdf) };
};

it('is one lying A4 page, dated in India', async () => {
  const { pdf, text } = await print({});
  expect(pdf.match(/\/MediaBox \[([^\]]*)\]/g)).toEqual(['/MediaBox [0 0 841.89 595.28]']);
  expect(text.split('\n')).toContain('1 Apr 2026');
});

const names: [script: string, name: string][] = [
  ['Latin', 'Anaïs Łukasz Şükrü'],
  ['Vietnamese', 'Nguyễn Thị Hường'],
  ['decomposed Latin', 'Ane\u0301 Zoe\u0308 q\u0303'],
  ['Devanagari', 'अनन्या शर्मा क्षत्रिय'],
  ['Devanagari with joiners', 'र्\u200dया क्\u200cष'],
  ['Tamil', 'தமிழ்செல்வி கிருஷ்ணன்'],
  ['Bengali', 'অনন্যা চক্রবর্তী'],
  ['Assamese', 'ৰঞ্জন শৰ্মা'],
  ['Gujarati', 'કૃષ્ણા પ્રજાપતિ'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Kannada', 'ಕೃಷ್ಣಮೂರ್ತಿ ರಾವ್'],
  ['Malayalam', 'ശ്രീകൃഷ്ണൻ നമ്പൂതിരി'],
  ['Meitei', 'ꯊꯧꯅꯥꯑꯣꯖꯝ ꯆꯥꯅꯨ'],
  ['Odia', 'ଶ୍ରୀକୃଷ୍ଣ ମହାପାତ୍ର'],
  ['Telugu', 'శ్రీనివాస్ కృష్ణ'],
  ['Urdu', 'محمد علی خان (3ب)'],
  ['Arabic', 'محمّد الأمين ٣٤٥'],
  ['Hebrew', 'דוד כהן'],
  ['Greek', 'Γιώργος Παπαδόπουλος ᾧ'],
  ['Cyrillic', 'Юлия Щербакова Ґ'],
  ['signs', '5 € † ₹ ₽ № ½ Ⅳ ｋ'],
];
const widest = { left: 76, right: 841.89 - 76 };
const note = 'Letters that this paper’s fonts lack';

it.each(names)('prints %s in letters of its own, inside the frame', async (_, learnerName) => {
  const { runs, text } = await print({
    learnerName,
    courseTitle: `${learnerName} `.repeat(9),
    instructorName: learnerName,
  });
  // Glyph 0 is the box.
  expect(runs.filter(({ glyphs }) => glyphs.includes(0))).toEqual([]);
  expect(Math.min(...runs.map(({ left }) => left))).toBeGreaterThanOrEqual(widest.left);
  expect(Math.max(...runs.map(({ right }) => right))).toBeLessThanOrEqual(widest.right + 0.01);
  expect(text).not.toContain(note);
  // Readers copy other scripts from the marked text, since a glyph may stand for several letters.
  expect(text.replaceAll('\n', '')).toContain(learnerName.normalize('NFC'));
});

it.each([
  ['张伟', 'ZhangWei'],
  ['สมชาย', 'smchay'],
  ['ታደሰ', 'tadese'],
  ['Kavya 🚀', 'Kavya '],
])('transliterates %s or leaves it out, and says so', async (learnerName, shown) => {
  const { runs, text } = await print({ learnerName });
  expect(runs.filter(({ glyphs }) => glyphs.includes(0))).toEqual([]);
  expect(text.replaceAll('\n', '')).toContain(shown);
  expect(text).toContain(note);
});

it('breaks long names, in full, on one page and above the foot', async () => {
  const [learnerName, courseTitle] = ['W'.repeat(100), 'M'.repeat(180)];
  const { pdf, text, runs } = await print({ learnerName, courseTitle, instructorName: 'I'.repeat(300) });
  expect(pdf.match(/\/MediaBox/g)).toHaveLength(1);
  expect(text.match(/^W+$/gm)?.join('')).toBe(learnerName);
  expect(text.match(/^M+$/gm)?.join('')).toBe(courseTitle);
  expect(text.match(/^I+$/gm)?.join('')).toBe('I'.repeat(300));
  // The line above the foot.
  const long = runs.filter((run) => /^[WMI]+$/.test(run.text));
  expect(Math.min(...long.map(({ up }) => up))).toBeGreaterThan(595.28 - 460);
});

it('says how long its videos are, when that is known', async () => {
  expect((await print({})).text.split('\n')).toContain('6 h 30 min of video');
  expect((await print({ videoSeconds: 0 })).text).not.toContain('of video');
});

it('has the instructor below a line, and no line without a name', async () => {
  expect((await print({})).text).toMatch(/^Meera Iyer\nInstructor$/m);
  expect((await print({ instructorName: '' })).text).not.toContain('Instructor');
});

it('has a code that nobody guesses', () => {
  const codes = Array.from({ length: 500 }, newCertificateCode);
  expect(new Set(codes).size).toBe(500);
  // Every character of the alphabet occurs, so no bit is fixed.
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});
