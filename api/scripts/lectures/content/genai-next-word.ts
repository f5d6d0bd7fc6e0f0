import type { Lecture } from '../lecture.ts';

export const GENAI_NEXT_WORD: Lecture = {
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
};
