import { cleanLine } from './clean-text.ts';

/** Hyphens and dashes of any kind; word processors and phones replace the plain one. */
const dashes = /[\p{Pd}\u2212]/gu;

/** A code as typed: without invisible characters, with plain letters and hyphens instead of wide and corrected ones. */
export const plainCode = (typed: string): string => cleanLine(typed).normalize('NFKC').replace(dashes, '-');

/** A phone number without what people put between its digits (decision U2). */
export const bareNumber = (typed: string): string => plainCode(typed).replace(/[\s().-]/g, '');

/** A phone number of India without its country code or the zero before it. */
export const indianNumber = (typed: string): string => bareNumber(typed).replace(/^(?:\+91|0091|0)(?=[6-9]\d{9}$)/, '');

/** The end of the sentence that a link was copied from. */
const sentenceEnd = /(?:%(?:20|22|27|29|2c|2e|3b|3e|c2%a0|e2%80%(?:8[b-f]|9[89cd]|a[6a-e]))|[\s).,;:!'"’”>\]])$/i;
const longestEnd = '%E2%80%8B'.length;

/** A link without the end of the sentence around it; a bracket that the link opens itself stays. */
export function withoutSentenceEnd(link: string): string {
  let end = link.length;
  for (;;) {
    const found = sentenceEnd.exec(link.slice(Math.max(0, end - longestEnd), end))?.[0];
    if (found === undefined || (found === ')' && link.slice(0, end).includes('('))) return link.slice(0, end);
    end -= found.length;
  }
}

/** A pasted link, with its parameters as they were before they stood in HTML. */
export const plainLink = (typed: string): string =>
  withoutSentenceEnd(
    cleanLine(typed)
      .replaceAll('&amp;', '&')
      .replace(/^[<("'‘“[]+/, ''),
  );
