import type { Lecture } from '../lecture.ts';

export const UI_CONTRAST: Lecture = {
  key: 'ui-contrast',
  category: 'ui-ux',
  kicker: 'UI/UX',
  title: 'Contrast you can measure',
  language: 'en',
  voice: 'woman',
  slides: [
    {
      heading: '',
      body: { kind: 'cover', lines: ['Contrast you', 'can measure'], subtitle: 'The 4.5 to 1 rule' },
      say: ['Pale grey text looks elegant in a studio, and disappears at a bus stop at noon.'],
    },
    {
      heading: 'The same words, twice',
      body: {
        kind: 'compare',
        panels: [
          { title: '2.3 : 1', lines: ['Seat 36, window', 'Departs 21:40'], isGood: false },
          { title: '15 : 1', lines: ['Seat 36, window', 'Departs 21:40'], isGood: true },
        ],
      },
      say: ['Here is one ticket, twice. Contrast compares the light of the text with the light behind it.'],
    },
    {
      heading: 'The limits',
      body: {
        kind: 'bars',
        bars: [
          { label: 'Large headings and icons', share: 3 / 7, shown: '3 : 1' },
          { label: 'Text for reading', share: 4.5 / 7, shown: '4.5 : 1', isAccent: true },
          { label: 'For tired eyes', share: 1, shown: '7 : 1' },
        ],
      },
      say: [
        'Large headings need at least three to one.',
        'Text for reading needs four and a half.',
        'Seven is kind to tired eyes.',
      ],
    },
    {
      heading: 'Remember',
      body: {
        kind: 'points',
        items: ['Measure, do not guess', 'Never say it with colour alone', 'Test outside, on a cheap phone'],
      },
      say: [
        'Measure instead of guessing.',
        'Never say something with colour alone.',
        'And test it outside, on a cheap phone.',
      ],
    },
  ],
};
