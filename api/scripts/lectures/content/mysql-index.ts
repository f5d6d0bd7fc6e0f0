import type { Lecture } from '../lecture.ts';

export const MYSQL_INDEX: Lecture = {
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
      say: ['Without an index on the column PNR, yes. Every single page.'],
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
};
