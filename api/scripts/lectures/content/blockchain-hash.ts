import type { Lecture } from '../lecture.ts';

export const BLOCKCHAIN_HASH: Lecture = {
  key: 'blockchain-hash',
  category: 'blockchain',
  kicker: 'Blockchain',
  title: 'Hashes: fingerprints of data',
  language: 'en',
  voice: 'woman',
  slides: [
    {
      heading: '',
      body: {
        kind: 'cover',
        lines: ['Hashes: fingerprints', 'of data'],
        subtitle: 'Why a changed page gives itself away',
      },
      say: ['How can a notebook that everybody copies be protected from cheating? With fingerprints.'],
    },
    {
      heading: 'One letter changes everything',
      body: {
        kind: 'code',
        lines: [
          'sha256("Ravi pays Meena 500")',
          '  → bf38 dfad afb5 …',
          'sha256("Ravi pays Meena 600")',
          '  → c7da e1ba ddcd …',
        ],
        focus: [
          [0, 1],
          [2, 3],
        ],
      },
      say: [
        'A hash turns any text into a short fingerprint.',
        'Change one digit, and the fingerprint is completely different.',
      ],
    },
    {
      heading: 'Chaining the pages',
      body: {
        kind: 'flow',
        boxes: [
          { title: 'Page 1', note: 'print: bf38' },
          { title: 'Page 2', note: 'carries bf38' },
          { title: 'Page 3', note: 'carries 8e40' },
        ],
      },
      say: [
        'Page one has its fingerprint.',
        'Page two carries it at the top,',
        'and page three carries the fingerprint of page two.',
      ],
    },
    {
      heading: 'What a forger would have to do',
      body: {
        kind: 'points',
        items: ['Change page 1: its print changes', 'Page 2 no longer fits', 'Every later page must be redone'],
      },
      say: [
        'Whoever changes page one changes its fingerprint.',
        'Page two no longer fits.',
        'Every later page would have to be redone, in every copy.',
      ],
    },
  ],
};
