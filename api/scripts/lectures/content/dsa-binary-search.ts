import type { Lecture } from '../lecture.ts';

const SORTED = ['3', '8', '12', '17', '21', '34', '40', '55'];

export const DSA_BINARY_SEARCH: Lecture = {
  key: 'dsa-binary-search',
  category: 'data-structures',
  kicker: 'Data structures',
  title: 'Binary search you can prove',
  language: 'en',
  voice: 'man',
  slides: [
    {
      heading: '',
      body: {
        kind: 'cover',
        lines: ['Binary search', 'you can prove'],
        subtitle: 'Halve what is left, keep one promise',
      },
      say: ['We look for thirty four in a sorted list, and we will not check every number.'],
    },
    {
      heading: 'Find 34',
      body: {
        kind: 'cells',
        values: SORTED,
        states: [
          { on: [3], off: [], note: 'Middle: 17. Too small.' },
          { on: [5], off: [0, 1, 2, 3], note: 'Middle of the rest: 34. Found.' },
        ],
      },
      say: [
        'Look at the middle. Seventeen is too small, so the left half is out.',
        'The middle of what is left is thirty four. Found in two looks.',
      ],
    },
    {
      heading: 'The promise',
      body: {
        kind: 'code',
        lines: [
          'while (low < high) {',
          '  const middle = (low + high) >> 1',
          '  if (list[middle] < wanted) low = middle + 1',
          '  else high = middle',
          '}',
        ],
        focus: [
          [0, 4],
          [2, 3],
        ],
      },
      say: [
        'One promise holds before every round. If the number is there, it lies between low and high.',
        'Both branches keep the promise, and both make the range smaller.',
      ],
    },
    {
      heading: 'Looks needed',
      body: {
        kind: 'bars',
        bars: [
          { label: '1,000 names', share: 0.5, shown: '10' },
          { label: '10 lakh names', share: 1, shown: '20', isAccent: true },
        ],
      },
      say: ['A thousand names need ten looks. Ten lakh names need only twenty.'],
    },
  ],
};
