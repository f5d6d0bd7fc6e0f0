import { limits } from '@vidya/contracts/rules/limits';
import { routesOf } from '@vidya/platform/gate/document/route-table';
import markdown from './static-pages.md';
import { staticPagesIn } from './static-pages.ts';

const pages = Object.entries(staticPagesIn(markdown));

it('reads a lead, paragraphs and links', () => {
  const [, resources] = pages.find(([address]) => address === '/resources')!;
  expect(resources).toMatchObject({ title: 'Resources', lead: expect.stringMatching(/^Free help .*\.$/) });
  expect(resources.sections[0]).toMatchObject({
    id: 'roadmap',
    title: 'Roadmap',
    text: { length: 4 },
    link: { label: 'Explore courses', to: '/course/all-courses' },
  });
  expect(resources.sections[1]).not.toHaveProperty('link');
});

it('names the limits of refunds in the terms', () => {
  const { sections } = Object.fromEntries(pages)['/terms']!;
  const { text } = sections.find(({ id }) => id === 'payments-and-refunds')!;
  const { days, belowPercent, withoutStaff, withinDays } = limits.refund;
  expect(text.at(-1)).toContain(`${days} days`);
  expect(text.at(-1)).toContain(`less than ${belowPercent} %`);
  expect(text.at(-1)).toContain(`${withoutStaff} courses back within ${withinDays} days`);
});

it.each(pages)('has a route for %s and for every link on it', (address, { sections }) => {
  expect(routesOf([]).routeOf(address)?.area).toBe('shell');
  for (const { link } of sections.filter((section) => section.link))
    expect(routesOf([]).routeOf(new URL(link!.to, 'http://site.test').pathname)).toBeDefined();
});
