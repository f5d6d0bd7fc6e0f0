/** One entry per category (the specification's three lists differ: undefined means "not in that list"). */
export interface Category {
  slug: string;
  /** Catalog dropdown of the navbar. */
  nav?: string;
  /** Category bar above the course lists. */
  bar: string;
  /** Course form. */
  form?: string;
  /** One sentence on the course detail page. */
  blurb: string;
}

/** Lower case, spaces and slashes turned into hyphens (section 2, route table). */
export const slugOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s/]+/g, '-');

const category = (name: string, blurb: string, names: Partial<Category> = {}): Category => ({
  slug: slugOf(name),
  nav: name,
  bar: name,
  form: name,
  blurb,
  ...names,
});

/** In the order of the category bar. */
export const categories: readonly Category[] = [
  category('Web Development', 'Build sites and applications people enjoy using, from the first tag to a live address.'),
  category('Data Science', 'Ask better questions of data and answer them with evidence that holds up.'),
  category('Machine Learning', 'Teach computers from examples, and know when their answers can be trusted.'),
  category('Generative AI', 'Work with models that write, draw and code, and build products around them.', {
    nav: undefined,
    bar: 'Generative Ai',
  }),
  category('BlockChain', 'Understand shared ledgers and write the contracts that run on them.', { form: undefined }),
  category('Cloud Computing', 'Run software on machines you never see, safely and at a sensible cost.'),
  category('Data Structures', 'Choose the right shape for data and see why some programs are fast.'),
  category('MySql', 'Design tables, write queries and keep a database quick and dependable.'),
  category('Operating System', 'Learn what happens between your program and the machine beneath it.'),
  category('Computer Networks', 'Follow a packet from one computer to another and fix what goes wrong on the way.'),
  category('Java', 'Write clear, well-tested Java for services that run for years.'),
  category('System Design', 'Plan systems that stay up, scale with demand and can be changed later.'),
  category('UI/UX', 'Design screens that people understand at a glance and return to gladly.'),
  category('C++', 'Get close to the machine with a language that rewards care.'),
];

const navOrder = [
  'web-development',
  'data-science',
  'machine-learning',
  'mysql',
  'cloud-computing',
  'blockchain',
  'data-structures',
  'operating-system',
  'computer-networks',
  'java',
  'system-design',
  'ui-ux',
  'c++',
];
const formOrder = [
  'web-development',
  'data-science',
  'machine-learning',
  'generative-ai',
  'mysql',
  'cloud-computing',
  'data-structures',
  'operating-system',
  'computer-networks',
  'java',
  'system-design',
  'ui-ux',
  'c++',
];

/** Finds by URL part or stored slug; `C%2B%2B` and `c++` give the same entry. */
export function findCategory(slug: string): Category | undefined {
  const wanted = slugOf(slug);
  return categories.find((entry) => entry.slug === wanted);
}

const inOrder = (order: readonly string[]): Category[] =>
  order.map((slug) => findCategory(slug)).filter((entry) => entry !== undefined);

export const navCategories: readonly Category[] = inOrder(navOrder);
export const formCategories: readonly Category[] = inOrder(formOrder);

/** The category page's title: hyphens become spaces, each word is capitalised; works for unknown slugs too. */
export const categoryTitle = (slug: string): string =>
  slug.replaceAll('-', ' ').replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
