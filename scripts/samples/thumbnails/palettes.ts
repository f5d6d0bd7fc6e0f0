import type { Palette } from './shapes.ts';

const palette = (ground: string, tint: string, main: string, soft: string, glow: string, deep: string): Palette => ({
  ground,
  tint,
  main,
  soft,
  glow,
  deep,
});

const PEACOCK = palette('#0b5f66', '#12717a', '#f7f1e4', '#8fd0c8', '#f2a51f', '#06393e');
const NIGHT = palette('#13252b', '#1c353d', '#58c2bd', '#e9f2ef', '#f2a51f', '#081216');
const MARIGOLD = palette('#f2a51f', '#f7b640', '#0b4a50', '#fff3da', '#c9401f', '#5b3300');
const PAPER = palette('#f5ecdc', '#eadcc2', '#0b5f66', '#a9cfc8', '#e0672b', '#13252b');
const CLAY = palette('#b5452d', '#c55a41', '#fdeee0', '#f0b394', '#f8c04c', '#5f1c10');
const INDIGO = palette('#2a3a78', '#354789', '#eef1fc', '#9db0ea', '#f6b23c', '#141d45');
const LEAF = palette('#2c6a4b', '#387a59', '#f3f5e3', '#a5d0a8', '#f7c24a', '#123825');
const PLUM = palette('#5b2a50', '#6b3860', '#fbeaf4', '#d59cc3', '#f4ac33', '#2f1029');
const SKY = palette('#c4e3e1', '#b1d8d6', '#0b5f66', '#ffffff', '#e4682c', '#0a3a40');
const ROSE = palette('#f4d5c5', '#eec6b2', '#7a2b3b', '#fff4ec', '#0f7379', '#3f121b');

/** Palettes of each category, in the order its courses take them. */
const BY_CATEGORY: Readonly<Record<string, readonly Palette[]>> = {
  'web-development': [PEACOCK, MARIGOLD, NIGHT, ROSE, INDIGO],
  'data-science': [PAPER, LEAF, CLAY, INDIGO],
  'machine-learning': [NIGHT, ROSE, PLUM, SKY],
  'generative-ai': [PLUM, MARIGOLD, PEACOCK],
  mysql: [SKY, INDIGO, CLAY],
  blockchain: [INDIGO, NIGHT, LEAF],
  'cloud-computing': [SKY, MARIGOLD, PEACOCK, PLUM],
  'data-structures': [MARIGOLD, PLUM, PEACOCK, PAPER],
  'operating-system': [LEAF, NIGHT, ROSE],
  'computer-networks': [INDIGO, PAPER, CLAY],
  java: [CLAY, PEACOCK, NIGHT, MARIGOLD, PAPER],
  'system-design': [PAPER, CLAY, NIGHT],
  'ui-ux': [ROSE, LEAF, INDIGO, SKY],
  'c++': [PEACOCK, MARIGOLD, PLUM],
};

export function paletteOf(category: string, variant: number): Palette {
  const own = BY_CATEGORY[category] ?? [PEACOCK, MARIGOLD, PAPER];
  return own[variant % own.length] ?? PEACOCK;
}
