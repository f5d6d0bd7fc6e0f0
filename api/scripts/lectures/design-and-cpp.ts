import type { Lecture } from './lecture.ts';

export const DESIGN_AND_CPP: readonly Lecture[] = [
  {
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
  },
  {
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
            { title: '12 : 1', lines: ['Seat 36, window', 'Departs 21:40'], isGood: true },
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
  },
  {
    key: 'cpp-raii',
    category: 'c++',
    kicker: 'C++',
    title: 'RAII: the closing brace does the work',
    language: 'en',
    voice: 'man',
    slides: [
      {
        heading: '',
        body: {
          kind: 'cover',
          lines: ['RAII: the closing', 'brace does the work'],
          subtitle: 'Owning things without forgetting them',
        },
        say: ['Open a file, and somebody must close it, even when something goes wrong in between.'],
      },
      {
        heading: 'Closing by hand',
        body: {
          kind: 'code',
          lines: [
            'FILE* file = fopen("log.txt", "w");',
            'write(file);      // may throw',
            'fclose(file);     // then never reached',
          ],
          focus: [
            [0, 2],
            [1, 2],
          ],
        },
        say: ['Closing by hand looks simple.', 'But if writing throws, the last line is never reached.'],
      },
      {
        heading: 'Let an object own it',
        body: {
          kind: 'code',
          lines: ['{', '  std::ofstream file{"log.txt"};', '  write(file);', '}   // closed here, whatever happens'],
          focus: [[1], [3]],
        },
        say: [
          'So let an object own the file. Its constructor opens it.',
          'At the closing brace its destructor runs, whatever happens.',
        ],
      },
      {
        heading: 'The same idea everywhere',
        body: { kind: 'points', items: ['unique_ptr frees memory', 'lock_guard unlocks', 'jthread joins'] },
        say: [
          'A unique pointer frees memory.',
          'A lock guard unlocks.',
          'A J thread joins. One idea, and nobody forgets.',
        ],
      },
    ],
  },
];
