import type { Lecture } from '../lecture.ts';

export const OS_VIRTUAL_MEMORY: Lecture = {
  key: 'os-virtual-memory',
  category: 'operating-system',
  kicker: 'Operating systems',
  title: 'Virtual memory',
  language: 'en',
  voice: 'man',
  slides: [
    {
      heading: '',
      body: { kind: 'cover', lines: ['Virtual memory'], subtitle: 'Every program believes it is alone' },
      say: ['Every program on your computer believes that the whole memory belongs to it. Who keeps up this illusion?'],
    },
    {
      heading: 'From belief to reality',
      body: {
        kind: 'flow',
        boxes: [
          { title: 'Program', note: 'asks for page 5' },
          { title: 'Page table', note: '5 is in frame 12' },
          { title: 'Memory', note: 'frame 12' },
        ],
      },
      say: [
        'The program asks for its page five.',
        'The page table says that it lives in frame twelve.',
        'The hardware reads frame twelve, and the program never knows.',
      ],
    },
    {
      heading: 'When the page is not there',
      body: {
        kind: 'points',
        items: [
          'Page fault: the kernel takes over',
          'It fetches the page from the disk',
          'The program goes on as if nothing happened',
        ],
      },
      say: [
        'If the page is missing, the kernel takes over.',
        'It fetches the page from the disk.',
        'Then the program goes on, as if nothing had happened.',
      ],
    },
    {
      heading: 'The price of a fault',
      body: {
        kind: 'bars',
        bars: [
          { label: 'Reading from memory', share: 0.01, shown: '0.1 µs', isAccent: true },
          { label: 'Reading from the disk', share: 1, shown: '100 µs' },
        ],
      },
      say: ['A fault is a thousand times slower. That is why a machine with full memory crawls.'],
    },
  ],
};
