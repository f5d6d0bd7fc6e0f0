/** One entry per category (the specification's three lists differ: undefined means "not in that list"). */
export interface Category {
  slug: string;
  /** Catalog dropdown of the navbar. */
  nav?: string;
  /** Category bar above the course lists. */
  bar: string;
  /** Course form. */
  form?: string;
}

/** Lower case, spaces and slashes turned into hyphens (section 2, route table). */
export const slugOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s/]+/g, '-');

const category = (name: string, names: Partial<Category> = {}): Category => ({
  slug: slugOf(name),
  nav: name,
  bar: name,
  form: name,
  ...names,
});

/** In the order of the category bar. */
export const categories: readonly Category[] = [
  category('Web Development'),
  category('Data Science'),
  category('Machine Learning'),
  category('Generative AI', {
    nav: undefined,
    bar: 'Generative Ai',
  }),
  category('BlockChain', { form: undefined }),
  category('Cloud Computing'),
  category('Data Structures'),
  category('MySql'),
  category('Operating System'),
  category('Computer Networks'),
  category('Java'),
  category('System Design'),
  category('UI/UX'),
  category('C++'),
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
