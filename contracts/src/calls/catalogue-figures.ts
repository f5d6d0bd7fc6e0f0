import type { z } from 'zod';
import type { catalogueFigures } from '../shapes/course.ts';
import { defineCall } from './call.ts';

/** Figures about the whole site; 0 where there is nothing yet. */
export type CatalogueFigures = z.infer<typeof catalogueFigures>;

export const getCatalogueFigures = defineCall<{ data: CatalogueFigures }>('getCatalogueFigures', 'GET /course/figures');
