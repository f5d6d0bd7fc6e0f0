import { AI_AND_STORAGE } from './ai-and-storage.ts';
import { DESIGN_AND_CPP } from './design-and-cpp.ts';
import type { Lecture } from './lecture.ts';
import { SYSTEMS } from './systems.ts';
import { WEB_AND_DATA } from './web-and-data.ts';

/** One narrated lecture for each category, and one in Hindi. */
export const ALL_LECTURES: readonly Lecture[] = [...WEB_AND_DATA, ...AI_AND_STORAGE, ...SYSTEMS, ...DESIGN_AND_CPP];
