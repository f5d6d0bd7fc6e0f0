import type { Lecture } from '../lecture.ts';

export const DATA_MEAN_MEDIAN: Lecture = {
  key: 'data-mean-median',
  category: 'data-science',
  kicker: 'Data science',
  title: 'Mean, median and the onion market',
  language: 'en',
  voice: 'man',
  slides: [
    {
      heading: '',
      body: {
        kind: 'cover',
        lines: ['Mean, median and', 'the onion market'],
        subtitle: 'Which average should a farmer hear?',
      },
      say: ['Seven lots of onions were sold this morning. What was the usual price?'],
    },
    {
      heading: 'Rupees per kilogram, in order',
      body: {
        kind: 'cells',
        values: ['18', '19', '20', '21', '22', '24', '90'],
        states: [
          { on: [], off: [], note: 'Seven sales, sorted' },
          { on: [6], off: [], note: 'One lot of seed onions: 90' },
        ],
      },
      say: ['Here are the prices in order.', 'Six are close together. One lot of seed onions went for ninety.'],
    },
    {
      heading: 'Two averages',
      body: {
        kind: 'bars',
        bars: [
          { label: 'Mean: add and divide', share: 30.57 / 36, shown: '₹30.6' },
          { label: 'Median: the middle one', share: 21 / 36, shown: '₹21', isAccent: true },
        ],
      },
      say: ['The mean is over thirty rupees, a price at which almost nobody sold.', 'The median is twenty one.'],
    },
    {
      heading: 'The middle does not care about 90',
      body: {
        kind: 'cells',
        values: ['18', '19', '20', '21', '22', '24', '90'],
        states: [{ on: [3], off: [0, 1, 2, 4, 5, 6], note: 'Three below, three above' }],
      },
      say: ['It is the price in the middle, with three below and three above.'],
    },
    {
      heading: 'Remember',
      body: {
        kind: 'points',
        items: ['Look at the spread first', 'Outliers pull the mean, not the median', 'Say which average you mean'],
      },
      say: [
        'So look at the spread first.',
        'Outliers pull the mean, but not the median.',
        'And always say which one you mean.',
      ],
    },
  ],
};
