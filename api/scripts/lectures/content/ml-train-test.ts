import type { Lecture } from '../lecture.ts';

export const ML_TRAIN_TEST: Lecture = {
  key: 'ml-train-test',
  category: 'machine-learning',
  kicker: 'Machine learning',
  title: 'Train, validate, test',
  language: 'en',
  voice: 'woman',
  slides: [
    {
      heading: '',
      body: { kind: 'cover', lines: ['Train, validate,', 'test'], subtitle: 'Why the exam must stay secret' },
      say: ['A student who has seen the exam paper scores full marks, and we learn nothing. Models are the same.'],
    },
    {
      heading: 'Split before you start',
      body: {
        kind: 'bars',
        bars: [
          { label: 'Train: learn from these', share: 0.7, shown: '70 %' },
          { label: 'Validate: choose between models', share: 0.15, shown: '15 %' },
          { label: 'Test: open once, at the end', share: 0.15, shown: '15 %', isAccent: true },
        ],
      },
      say: [
        'So we split the data first. The model learns from the training part.',
        'We choose settings with the validation part.',
        'The test part is opened once, at the very end.',
      ],
    },
    {
      heading: 'What overfitting looks like',
      body: {
        kind: 'compare',
        panels: [
          { title: 'On training data', lines: ['100 % correct', 'It remembers every row'], isGood: true },
          { title: 'On new seedlings', lines: ['71 % correct', 'It did not understand'], isGood: false },
        ],
      },
      say: ['A model that remembers every row looks perfect at home, and fails in the field.'],
    },
    {
      heading: 'Remember',
      body: {
        kind: 'points',
        items: ['Split first, look later', 'Tune on validation, never on test', 'Report the test score once'],
      },
      say: ['Split first.', 'Tune on validation, never on test.', 'And report the test score only once.'],
    },
  ],
};
