import type { Lecture } from './lecture.ts';

export const AI_AND_STORAGE: readonly Lecture[] = [
  {
    key: 'genai-next-word',
    category: 'generative-ai',
    kicker: 'Generative AI',
    title: 'One word at a time',
    language: 'en',
    voice: 'woman',
    slides: [
      {
        heading: '',
        body: { kind: 'cover', lines: ['One word', 'at a time'], subtitle: 'How a language model writes' },
        say: ['A language model does one small thing, again and again. It guesses the next word.'],
      },
      {
        heading: 'The monsoon reached …',
        body: {
          kind: 'bars',
          bars: [
            { label: 'Kerala', share: 0.62, shown: '62 %', isAccent: true },
            { label: 'the', share: 0.21, shown: '21 %' },
            { label: 'Mumbai', share: 0.12, shown: '12 %' },
            { label: 'early', share: 0.05, shown: '5 %' },
          ],
        },
        say: [
          'Given the words, the monsoon reached, it gives every possible next word a share.',
          'Kerala is likely. Early is less so.',
        ],
      },
      {
        heading: 'Pick one, add it, ask again',
        body: {
          kind: 'flow',
          boxes: [
            { title: 'Read', note: 'all words so far' },
            { title: 'Guess', note: 'shares for the next' },
            { title: 'Pick', note: 'one of them' },
            { title: 'Repeat', note: 'until it is done' },
          ],
        },
        say: [
          'It reads all the words so far,',
          'guesses shares for the next,',
          'picks one,',
          'and starts again with a longer text.',
        ],
      },
      {
        heading: 'What follows from this',
        body: {
          kind: 'points',
          items: [
            'Two runs may differ: picking uses chance',
            'Likely is not the same as true',
            'Better context, better guesses',
          ],
        },
        say: [
          'Because picking uses chance, two runs may differ.',
          'Likely is not the same as true, so check the facts.',
          'And better context gives better guesses.',
        ],
      },
    ],
  },
  {
    key: 'mysql-index',
    category: 'mysql',
    kicker: 'MySQL',
    title: 'How an index finds a row',
    language: 'en',
    voice: 'man',
    slides: [
      {
        heading: '',
        body: {
          kind: 'cover',
          lines: ['How an index', 'finds a row'],
          subtitle: 'Three pages instead of four hundred thousand',
        },
        say: ['A table has forty million tickets. You want one of them. Must the database read them all?'],
      },
      {
        heading: 'The query',
        body: {
          kind: 'code',
          lines: ['SELECT seat, fare', '  FROM tickets', " WHERE pnr = '4527190836';"],
          focus: [[2]],
        },
        say: ['Without an index on the column P N R, yes. Every single page.'],
      },
      {
        heading: 'Walking down the tree',
        body: {
          kind: 'flow',
          boxes: [
            { title: 'Root', note: '45… is left of 50…' },
            { title: 'Branch', note: '4527… is in here' },
            { title: 'Leaf', note: 'the exact PNR' },
            { title: 'Row', note: 'seat 36, ₹412' },
          ],
        },
        say: [
          'An index is a sorted tree. The root says which branch to take.',
          'The branch points to a leaf.',
          'The leaf holds the exact value,',
          'and leads to the row.',
        ],
      },
      {
        heading: 'Pages read',
        body: {
          kind: 'bars',
          bars: [
            { label: 'Full scan', share: 1, shown: '400,000' },
            { label: 'With the index', share: 0.012, shown: '4', isAccent: true },
          ],
        },
        say: ['Four pages are read, instead of four hundred thousand.'],
      },
      {
        heading: 'Remember',
        body: {
          kind: 'points',
          items: [
            'Index the columns you search by',
            'Every index slows down writing a little',
            'Ask EXPLAIN which one is used',
          ],
        },
        say: [
          'Index the columns you search by.',
          'Each index makes writing a little slower.',
          'And ask explain which one is really used.',
        ],
      },
    ],
  },
  {
    key: 'blockchain-hash',
    category: 'blockchain',
    kicker: 'Blockchain',
    title: 'Hashes: fingerprints of data',
    language: 'en',
    voice: 'woman',
    slides: [
      {
        heading: '',
        body: {
          kind: 'cover',
          lines: ['Hashes: fingerprints', 'of data'],
          subtitle: 'Why a changed page gives itself away',
        },
        say: ['How can a notebook that everybody copies be protected from cheating? With fingerprints.'],
      },
      {
        heading: 'One letter changes everything',
        body: {
          kind: 'code',
          lines: [
            'sha256("Ravi pays Meena 500")',
            '  → bf38 dfad afb5 …',
            'sha256("Ravi pays Meena 600")',
            '  → c7da e1ba ddcd …',
          ],
          focus: [
            [0, 1],
            [2, 3],
          ],
        },
        say: [
          'A hash turns any text into a short fingerprint.',
          'Change one digit, and the fingerprint is completely different.',
        ],
      },
      {
        heading: 'Chaining the pages',
        body: {
          kind: 'flow',
          boxes: [
            { title: 'Page 1', note: 'print: bf38' },
            { title: 'Page 2', note: 'carries bf38' },
            { title: 'Page 3', note: 'carries 8e40' },
          ],
        },
        say: [
          'Page one has its fingerprint.',
          'Page two carries it at the top,',
          'and page three carries the fingerprint of page two.',
        ],
      },
      {
        heading: 'What a forger would have to do',
        body: {
          kind: 'points',
          items: ['Change page 1: its print changes', 'Page 2 no longer fits', 'Every later page must be redone'],
        },
        say: [
          'Whoever changes page one changes its fingerprint.',
          'Page two no longer fits.',
          'Every later page would have to be redone, in every copy.',
        ],
      },
    ],
  },
  {
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
  },
];
