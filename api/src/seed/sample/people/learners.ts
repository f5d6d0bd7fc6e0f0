import { z } from 'zod';
import { readSample } from '../sample-files.ts';
import { type PersonDraft, personShape } from './person.ts';

export const LEARNER_EMAIL = 'learner@vidya.example';

const shape = z.strictObject({
  /** The learner of the sample sign-in. */
  own: personShape,
  /** In order of joining, over the whole history. The address is a city with state and PIN. */
  others: z.array(personShape.pick({ fullName: true, address: true })),
});

const { own, others } = readSample('people/learners.json', shape);

const emailOf = (fullName: string): string => `${fullName.toLowerCase().replaceAll(' ', '.')}@vidya.example`;

function contactOf(index: number): string {
  if (index % 3 === 2) return '';
  const digits = String(6_000_000_000 + ((index * 734_287_613 + 918_273_645) % 3_999_999_999));
  return index % 2 === 0 ? `+91${digits}` : digits;
}

function linkedinOf(fullName: string, index: number): string {
  return index % 4 === 1 ? `https://www.linkedin.com/in/${fullName.toLowerCase().replaceAll(' ', '-')}` : '';
}

/** The first half joins in January 2024 so that the earliest months have customers; the rest follow evenly. */
function joinedShare(index: number): number {
  const early = 28;
  return index < early ? (index / early) * 0.02 : 0.03 + ((index - early) / (others.length - early)) * 0.965;
}

export const LEARNERS: readonly PersonDraft[] = [
  own,
  ...others.map(
    ({ fullName, address }, index): PersonDraft => ({
      email: emailOf(fullName),
      fullName,
      role: 'USER',
      contact: contactOf(index),
      linkedin: linkedinOf(fullName, index),
      address,
      joined: joinedShare(index),
    }),
  ),
];
