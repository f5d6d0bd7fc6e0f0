import type { Item } from './read-manifest.ts';

/** An item, and the title of the one around it. */
type Nested = Item & { above?: string };

/** All items below these, in order; headings over others only have their titles used. */
const flat = (items: Item[], above?: string): Nested[] =>
  items.flatMap(({ items: below, ...item }) => [
    ...(item.resourceId === '' && below.length > 0 ? [] : [{ ...item, items: [], ...(above && { above }) }]),
    ...flat(below, item.title.trim()),
  ]);

/** Those of the same title bear the title of the heading around them too. */
function withHeadings(items: Nested[]): Item[] {
  const byTitle = Map.groupBy(items, ({ title }) => title.trim());
  return items.map((item) => {
    const title = item.title.trim();
    return item.above && byTitle.get(title)!.length > 1 ? { ...item, title: `${item.above}: ${title}` } : item;
  });
}

interface ItemSection {
  title: string;
  goal: string;
  items: Item[];
}

/** The top items as sections, each with all that lies below it; lectures beside sections get one without a title. */
export function sectionsOf(items: Item[]): ItemSection[] {
  const sections: ItemSection[] = [];
  let loose: Item[] | undefined;
  for (const { title, description: goal, ...item } of items) {
    const below = withHeadings(flat(item.items));
    if (item.resourceId === '') {
      loose = undefined;
      sections.push({ title, goal, items: below });
    } else {
      if (!loose) sections.push({ title: '', goal: '', items: (loose = []) });
      loose.push({ title, description: goal, ...item }, ...below);
    }
  }
  return sections;
}
