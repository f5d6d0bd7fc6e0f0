import { categoryGlyphs } from './category-glyphs.ts';

/** A category's icon, decorative. `x` and `y` place it inside a larger drawing. */
export function CategoryGlyph({ slug, size = 24, x, y }: { slug: string; size?: number; x?: number; y?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} x={x} y={y} fill="none" aria-hidden="true">
      <path
        d={categoryGlyphs[slug] ?? categoryGlyphs['web-development']}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
