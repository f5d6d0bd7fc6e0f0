import type { Lecture } from '../lecture.ts';

export const DESIGN_CACHE_ASIDE: Lecture = {
  key: 'design-cache-aside',
  category: 'system-design',
  kicker: 'System design',
  title: 'Cache-aside',
  language: 'en',
  voice: 'woman',
  slides: [
    {
      heading: '',
      body: { kind: 'cover', lines: ['Cache-aside'], subtitle: 'Look, fetch, remember, and know when to forget' },
      say: ['On result day, nine lakh students ask the same database. Most of them can be answered without it.'],
    },
    {
      heading: 'The first student',
      body: {
        kind: 'exchange',
        left: 'Service',
        right: 'Cache and database',
        messages: [
          { from: 'left', text: 'Cache, do you have roll 4711?' },
          { from: 'right', text: 'No. (a miss)' },
          { from: 'left', text: 'Database, please. Then remember it.' },
        ],
      },
      say: [
        'First, ask the cache.',
        'It does not know. That is a miss.',
        'So ask the database, and leave a copy in the cache.',
      ],
    },
    {
      heading: 'Everybody after that',
      body: {
        kind: 'bars',
        bars: [
          { label: 'From the database', share: 1, shown: '40 ms' },
          { label: 'From the cache', share: 0.025, shown: '1 ms', isAccent: true },
        ],
      },
      say: ['Everybody who asks again is served in a millisecond.'],
    },
    {
      heading: 'When to forget',
      body: {
        kind: 'points',
        items: [
          'When the result is corrected: delete the copy',
          'After a while, in any case: set a lifetime',
          'Never let the cache be the only copy',
        ],
      },
      say: [
        'When a result is corrected, delete the copy.',
        'Give every copy a lifetime, in any case.',
        'And never let the cache be the only place.',
      ],
    },
  ],
};
