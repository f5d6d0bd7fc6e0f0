import { ALL_COURSES } from '../../../api/src/seed/sample/all-courses.ts';
import { randomFrom } from '../../../api/src/seed/sample/random.ts';
import { drawBackground } from './backgrounds.ts';
import { GENERATIVE, MACHINE } from './motifs-ai.ts';
import { CHAINS } from './motifs-chains.ts';
import { CLOUDS } from './motifs-clouds.ts';
import { CPP } from './motifs-cpp.ts';
import { DATA } from './motifs-data.ts';
import { DESIGN } from './motifs-design.ts';
import { INTERFACE } from './motifs-interface.ts';
import { JAVA } from './motifs-java.ts';
import { NETWORKS } from './motifs-networks.ts';
import { STRUCTURES } from './motifs-structures.ts';
import { SYSTEMS } from './motifs-systems.ts';
import { TABLES } from './motifs-tables.ts';
import { type Motif, WEB } from './motifs-web.ts';
import { paletteOf } from './palettes.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

const MOTIFS: Readonly<Record<string, readonly Motif[]>> = {
  'web-development': WEB,
  'data-science': DATA,
  'machine-learning': MACHINE,
  'generative-ai': GENERATIVE,
  mysql: TABLES,
  blockchain: CHAINS,
  'cloud-computing': CLOUDS,
  'data-structures': STRUCTURES,
  'operating-system': SYSTEMS,
  'computer-networks': NETWORKS,
  java: JAVA,
  'system-design': DESIGN,
  'ui-ux': INTERFACE,
  'c++': CPP,
};

const CATEGORY_ORDER = Object.keys(MOTIFS);

/** The picture of a course, 1280 × 720: the motif of its category in a composition and colours of its own. */
export function thumbnailSvg({ key, category }: { key: string; category: string }): string {
  const variant = variantOf(key, category);
  const palette = paletteOf(category, variant);
  const motifs = MOTIFS[category] ?? WEB;
  const draw = motifs[variant % motifs.length];
  const ground = drawBackground(palette, variant * 3 + CATEGORY_ORDER.indexOf(category) + 1);
  const motif = draw ? draw(palette, randomFrom(`thumbnail:${key}`)) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ground}${motif}</svg>`;
}

/** Neighbours in a category follow each other in composition and colour; other courses take a steady random turn. */
function variantOf(key: string, category: string): number {
  const place = ALL_COURSES.filter((course) => course.category === category).findIndex((course) => course.key === key);
  return place >= 0 ? place : Math.floor(randomFrom(`variant:${key}`)() * 60);
}
