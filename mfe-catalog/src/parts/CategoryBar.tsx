import { categories } from '@vidya/contracts/rules/categories';
import { limits } from '@vidya/contracts/rules/limits';
import { paths } from '@vidya/contracts/texts/paths';
import { Carousel, Chip } from '@vidya/shared-ui';
import { layout, space } from '@vidya/shared-ui/tokens';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { moveRow, rowIn } from './row.ts';

interface CategoryBarProps {
  /** The slug whose page this is; 'all-courses' for the whole catalogue. */
  current: string;
}

const entries = [
  { slug: 'all-courses', bar: 'All Courses', to: paths.allCourses() },
  ...categories.map(({ slug, bar }) => ({ slug, bar, to: paths.category(slug) })),
];

/** The reusable bar of section 2: every category, the current one marked. */
export function CategoryBar({ current }: CategoryBarProps) {
  const bar = useRef<HTMLElement>(null);
  // The current category may stand far to the right: it is brought into view, at once and without a ride.
  useEffect(() => {
    const active = bar.current?.querySelector('[aria-current]');
    const row = rowIn(bar.current);
    if (active && row) centreInRow(active, row);
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
        {entries.map(({ slug, bar, to }) => {
          const isActive = slug === current;
          return (
            <Chip key={slug} as={Link} to={to} isActive={isActive} aria-current={isActive ? 'page' : undefined}>
              {bar}
            </Chip>
          );
        })}
      </Carousel>
    </nav>
  );
}

/** What a row's buttons and faded ends may cover, in px. */
const coveredPx = 72;

/**
 * Brings an item into clear view. Moves the row only: `scrollIntoView` moves the page too, away from the place that Back
 * has just returned to.
 */
function centreInRow(item: Element, row: HTMLElement): void {
  const [place, room] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  const before = place.left - room.left;
  const after = room.width - before - place.width;
  if (Math.min(before, after) < coveredPx) moveRow(row, row.scrollLeft + (before - after) / 2);
}
