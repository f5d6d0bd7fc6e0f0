import { pdfText } from '../testing/pdf-text.ts';
import { newCertificateCode } from './certificate.service.ts';
import { certificatePdf } from './certificate-pdf.ts';

const print = async (given: { learnerName?: string; courseTitle?: string; instructorName?: string }) => {
  const pdf = await certificatePdf({
    code: 'KX4M-7TP0-9QRS-1VWZ',
    learnerName: 'Kavya N',
    courseTitle: 'Prompting that works',
    instructorName: 'Meera Iyer',
    createdAt: new Date('2026-03-31T18:30:00Z'),
    address: 'https://vidya.example/certificate/KX4M-7TP0-9QRS-1VWZ',
    ...given,
  });
  return { pdf: pdf.toString('latin1'), text: pdfText(pdf) };
};

it('is one lying A4 page, dated in India', async () => {
  const { pdf, text } = await print({});
  expect(pdf.match(/\/MediaBox \[([^\]]*)\]/g)).toEqual(['/MediaBox [0 0 841.89 595.28]']);
  expect(text.split('\n')).toContain('1 Apr 2026');
});

it.each(['अनन्या शर्मा', 'தமிழ்செல்வி', 'Anaïs Łukasz'])(
  'writes %s in a font that has its letters',
  async (learnerName) => {
    const { text } = await print({ learnerName });
    // The PDF's text names only the first letter of a ligature; in that script the fallback font draws none of them.
    expect(text).toContain(learnerName.slice(0, 1));
    expect(text).not.toContain('\u0000');
  },
);

it('breaks long names, in full and on one page', async () => {
  const [learnerName, courseTitle] = ['W'.repeat(100), 'M'.repeat(180)];
  const { pdf, text } = await print({ learnerName, courseTitle });
  expect(pdf.match(/\/MediaBox/g)).toHaveLength(1);
  expect(text.match(/^W+$/gm)?.join('')).toBe(learnerName);
  expect(text.match(/^M+$/gm)?.join('')).toBe(courseTitle);
});

it('says nothing of an instructor without a name', async () => {
  expect((await print({ instructorName: '' })).text).not.toContain('taught by');
});

it('has a code that nobody guesses', () => {
  const codes = Array.from({ length: 500 }, newCertificateCode);
  expect(new Set(codes).size).toBe(500);
  // Every character of the alphabet occurs, so no bit is fixed.
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});
