import type { Lecture } from '../lecture.ts';

export const CPP_RAII: Lecture = {
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
        'A jthread joins. One idea, and nobody forgets.',
      ],
    },
  ],
};
