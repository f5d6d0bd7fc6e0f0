import { categories } from '@vidya/contracts/rules/course/categories';
import { limits } from '@vidya/contracts/rules/limits';
import { paths } from '@vidya/contracts/texts/paths';
import { Carousel, Chip } from '@vidya/shared-ui';
import { layout, space } from '@vidya/shared-ui/tokens';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { moveRow, rowIn } from './use-kept-row.ts';

const entries = [
  { slug: 'all-courses', bar: 'All Courses', to: paths.allCourses() },
  ...categories.map(({ slug, bar }) => ({ slug, bar, to: paths.category(slug) })),
];

/** The bar of section 2: every category, the current slug marked; 'all-courses' for the whole catalogue. */
export function CategoryBar({ current }: { current: string }) {
  const bar = useRef<HTMLElement>(null);
  const isNew = useRef(true);
  // The current category may be far to the right: scroll it into view, without animation.
  useEffect(() => {
    const active = bar.current?.querySelector('[aria-current]');
    const row = rowIn(bar.current);
    // The server's HTML could be scrolled before this.
    const isScrolledByReader = isNew.current && row !== null && row.scrollLeft > 0;
    isNew.current = false;
    if (active && row && !isScrolledByReader) centreInRow(active, row);
  }, [current]);
  return (
    <nav aria-label="Categories" ref={bar}>
      <Carousel
        label="Categories"
        step={limits.scroll.categoryBarPx}
        gap={space[2]}
        gutter={layout.gutter}
        hasButtonsOnWideOnly
      >
        {entries.map(({ slug, bar: name, to }) => (
          <Chip
            key={slug}
            as={Link}
            to={to}
            isActive={slug === current}
            aria-current={slug === current ? 'page' : undefined}
          >
            {name}
          </Chip>
        ))}
      </Carousel>
    </nav>
  );
}

/** The width that a row's buttons cover, in px; nothing where they are hidden. */
function coveredPx({ nextElementSibling: button }: HTMLElement): number {
  return !button || getComputedStyle(button).display === 'none' ? 0 : 72;
}

/**
 * Centres an item that is near the edge. Scrolls the row only: `scrollIntoView` also scrolls the page, which would lose
 * the position that Back restored.
 */
function centreInRow(item: Element, row: HTMLElement): void {
  const [place, room] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  const before = place.left - room.left;
  const after = room.width - before - place.width;
  if (Math.min(before, after) < coveredPx(row)) moveRow(row, row.scrollLeft + (before - after) / 2);
}
