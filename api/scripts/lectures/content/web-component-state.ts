import type { Lecture } from '../lecture.ts';

export const WEB_COMPONENT_STATE: Lecture = {
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
};
