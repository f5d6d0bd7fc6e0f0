import type { Category } from './categories.ts';

/** Apart from the names: every page of the site loads those, and few show one of these. */
const blurbs: Record<string, string> = {
  'web-development': 'Build sites and applications people enjoy using, from the first tag to a live address.',
  'data-science': 'Ask better questions of data and answer them with evidence that holds up.',
  'machine-learning': 'Teach computers from examples, and know when their answers can be trusted.',
  'generative-ai': 'Work with models that write, draw and code, and build products around them.',
  blockchain: 'Understand shared ledgers and write the contracts that run on them.',
  'cloud-computing': 'Run software on machines you never see, safely and at a sensible cost.',
  'data-structures': 'Choose the right shape for data and see why some programs are fast.',
  mysql: 'Design tables, write queries and keep a database quick and dependable.',
  'operating-system': 'Learn what happens between your program and the machine beneath it.',
  'computer-networks': 'Follow a packet from one computer to another and fix what goes wrong on the way.',
  java: 'Write clear, well-tested Java for services that run for years.',
  'system-design': 'Plan systems that stay up, scale with demand and can be changed later.',
  'ui-ux': 'Design screens that people understand at a glance and return to gladly.',
  'c++': 'Get close to the machine with a language that rewards care.',
};

/** One sentence on the category's page, and on the detail pages of its courses. */
export const blurbOf = (category: Category | undefined): string | undefined => category && blurbs[category.slug];
