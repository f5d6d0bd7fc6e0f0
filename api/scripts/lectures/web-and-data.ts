import type { Lecture } from './lecture.ts';

export const WEB_AND_DATA: readonly Lecture[] = [
  {
    key: 'web-component-state',
    category: 'web-development',
    kicker: 'Web development',
    title: 'State that cannot contradict itself',
    language: 'en',
    voice: 'woman',
    slides: [
      {
        heading: '',
        body: {
          kind: 'cover',
          lines: ['State that cannot', 'contradict itself'],
          subtitle: 'One value instead of many flags',
        },
        say: ['Every screen may wait, fail, or show its data. Let us write that down without contradictions.'],
      },
      {
        heading: 'Three separate flags',
        body: {
          kind: 'code',
          lines: ['let isLoading: boolean', 'let hasFailed: boolean', 'let trains: Train[] | null'],
          focus: [
            [0, 1, 2],
            [0, 1],
          ],
        },
        say: ['Many components begin with three flags.', 'But what does loading and failed, both true, look like?'],
      },
      {
        heading: 'How many screens did we allow?',
        body: {
          kind: 'bars',
          bars: [
            { label: 'Combinations of the flags', share: 1, shown: '8' },
            { label: 'Screens that make sense', share: 3 / 8, shown: '3', isAccent: true },
          ],
        },
        say: ['Three flags allow eight combinations. Only three of them make sense.'],
      },
      {
        heading: 'One value, three kinds',
        body: {
          kind: 'code',
          lines: [
            'type Search =',
            "  | { kind: 'loading' }",
            "  | { kind: 'failed', reason: string }",
            "  | { kind: 'ready',  trains: Train[] }",
          ],
          focus: [
            [0, 1, 2, 3],
            [2, 3],
          ],
        },
        say: ['So we say it as one value with three kinds.', 'Each kind carries exactly the data that it needs.'],
      },
      {
        heading: 'Remember',
        body: {
          kind: 'points',
          items: ['One value beats many flags', 'Data sits beside its kind', 'The compiler finds the missing case'],
        },
        say: [
          'One value beats many flags.',
          'Put the data beside its kind.',
          'Then the compiler will find the case you forgot.',
        ],
      },
    ],
  },
  {
    key: 'web-page-hindi',
    category: 'web-development',
    kicker: 'वेब डेवलपमेंट',
    title: 'वेब पेज कैसे खुलता है',
    language: 'hi',
    voice: 'woman',
    slides: [
      {
        heading: '',
        body: { kind: 'cover', lines: ['वेब पेज कैसे', 'खुलता है'], subtitle: 'पते से लेकर पन्ने तक, चार क़दम' },
        say: ['आप पता लिखते हैं और पन्ना खुल जाता है। बीच में क्या होता है?'],
      },
      {
        heading: 'चार क़दम',
        body: {
          kind: 'flow',
          boxes: [
            { title: 'ब्राउज़र', note: 'पता पढ़ता है' },
            { title: 'DNS', note: 'नंबर बताता है' },
            { title: 'सर्वर', note: 'पन्ना भेजता है' },
            { title: 'स्क्रीन', note: 'पन्ना बनता है' },
          ],
        },
        say: [
          'पहले ब्राउज़र आपका लिखा पता पढ़ता है।',
          'फिर वह DNS से पूछता है कि इस नाम का नंबर क्या है।',
          'उस नंबर पर सर्वर मिलता है, जो पन्ना भेजता है।',
          'अंत में ब्राउज़र उसे स्क्रीन पर बनाता है।',
        ],
      },
      {
        heading: 'DNS: फ़ोन की डायरी जैसा',
        body: {
          kind: 'compare',
          panels: [
            { title: 'नाम', lines: ['vidya.example', 'याद रखना आसान'], isGood: true },
            { title: 'नंबर', lines: ['203.0.113.25', 'मशीन यही समझती है'], isGood: true },
          ],
        },
        say: ['DNS फ़ोन की डायरी जैसा है। नाम हम याद रखते हैं, नंबर मशीन समझती है।'],
      },
      {
        heading: 'पन्ने में क्या आता है',
        body: { kind: 'points', items: ['HTML: ढाँचा', 'CSS: रूप और रंग', 'JavaScript: हरकत'] },
        say: ['HTML से ढाँचा बनता है।', 'CSS उसे रूप और रंग देता है।', 'और JavaScript से पन्ना आपकी बात सुनता है।'],
      },
    ],
  },
  {
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
  },
  {
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
  },
];
