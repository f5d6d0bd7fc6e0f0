import type { Lecture } from '../lecture.ts';

export const CLOUD_AUTOSCALING: Lecture = {
  key: 'cloud-autoscaling',
  category: 'cloud-computing',
  kicker: 'Cloud computing',
  title: 'Autoscaling',
  language: 'en',
  voice: 'man',
  slides: [
    {
      heading: '',
      body: { kind: 'cover', lines: ['Autoscaling'], subtitle: 'Servers that come for lunch and leave after' },
      say: ['A tiffin service gets most of its orders around one o’clock. How many servers should it rent?'],
    },
    {
      heading: 'Orders per minute',
      body: {
        kind: 'bars',
        bars: [
          { label: '10 in the morning', share: 0.15, shown: '12' },
          { label: '1 in the afternoon', share: 1, shown: '80', isAccent: true },
          { label: '4 in the afternoon', share: 0.1, shown: '8' },
        ],
      },
      say: ['Renting for the peak wastes money all day. Renting for the average fails at lunch.'],
    },
    {
      heading: 'A loop that never sleeps',
      body: {
        kind: 'flow',
        boxes: [
          { title: 'Measure', note: 'orders per server' },
          { title: 'Compare', note: 'target: 20' },
          { title: 'Adjust', note: '80 ÷ 20 = 4' },
          { title: 'Wait', note: 'let it settle' },
        ],
      },
      say: [
        'So a loop measures the load on each server,',
        'compares it with a target,',
        'adds or removes servers,',
        'and waits for things to settle.',
      ],
    },
    {
      heading: 'Remember',
      body: {
        kind: 'points',
        items: ['Scale on the number that hurts', 'Set a minimum and a maximum', 'Add fast, remove slowly'],
      },
      say: [
        'Scale on the number that hurts.',
        'Set a minimum, and a maximum for your bill.',
        'Add quickly, remove slowly.',
      ],
    },
  ],
};
