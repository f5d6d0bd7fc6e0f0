const yearAndMonth = new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'numeric', timeZone: 'Asia/Kolkata' });

/** The year in which India's financial year began: April to March, in India's time zone. */
export function financialYearOf(moment: Date): number {
  const parts = yearAndMonth.formatToParts(moment);
  const valueOf = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return valueOf('month') < 4 ? valueOf('year') - 1 : valueOf('year');
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');

/** A number may have 16 characters, which leaves room for 9,999,999 numbers a year. */
const numberIn = (series: 'VD' | 'CN', financialYear: number, serial: number): string =>
  `${series}/${twoDigits(financialYear)}-${twoDigits(financialYear + 1)}/${String(serial).padStart(6, '0')}`;

/** 2026, 123 → 'VD/26-27/000123'. */
export const invoiceNumber = (financialYear: number, serial: number): string => numberIn('VD', financialYear, serial);

/** 2026, 7 → 'CN/26-27/000007'. */
export const creditNoteNumber = (financialYear: number, serial: number): string =>
  numberIn('CN', financialYear, serial);
