import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { createEnrolmentStore } from '../enrolment/port/enrolment.store.ts';
import type { SharedState } from '../outside/shared-state/shared-state.ts';
import { authoringRoutes } from './authoring/authoring.routes.ts';
import { createAuthoring } from './authoring/authoring.service.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { createCatalogueService } from './catalogue/catalogue.service.ts';
import { createCatalogueStore } from './catalogue/catalogue.store.ts';
import { createCourseDetailService } from './catalogue/course-detail.service.ts';
import { createFiguresService } from './catalogue/figures.service.ts';
import { createSitemapService } from './catalogue/sitemap.service.ts';
import { type CourseParts, createCourseCaches } from './course-parts.ts';
import { myCoursesRoutes } from './my-courses.routes.ts';
import { createMyCoursesService } from './my-courses.service.ts';
import { createMyCoursesStore } from './my-courses.store.ts';
import type { CoursePort } from './port/course-port.ts';
import { createRating } from './reviews/rating.service.ts';
import { createSearchService } from './search/search.service.ts';
import { createSuggestionsService } from './search/suggestions.service.ts';

interface ModuleParts extends Pick<CourseParts, 'db' | 'images' | 'pictures' | 'lectureFiles'> {
  config: Config;
  shared: Pick<SharedState, 'changes'>;
}

/** Courses: stores → services → routes. */
export function courseModule(app: FastifyInstance, { config, shared, ...given }: ModuleParts): CoursePort {
  const { db } = given;
  const ttlMs = config.catalogueCacheMs;
  const caches = createCourseCaches(ttlMs);
  const onChange = shared.changes.clearEverywhere('courses', () => {
    for (const one of Object.values(caches)) one.invalidate();
    app.responseCache.clear();
  });
  const catalogue = createCatalogueStore(db);
  const made = { catalogue, search: createSearchService(db), enrolments: createEnrolmentStore(db) };
  const parts: CourseParts = { ...given, ...made, caches, onChange };
  const details = createCourseDetailService(parts);

  catalogueRoutes(app, {
    catalogue: createCatalogueService(parts),
    suggestions: createSuggestionsService(parts),
    details,
    figures: createFiguresService(catalogue, ttlMs),
    sitemap: createSitemapService(db),
    ttlMs,
  });
  myCoursesRoutes(app, createMyCoursesService(createMyCoursesStore(db)));
  authoringRoutes(app, { authoring: createAuthoring(parts), details, rating: createRating(parts) });
  return { details, onChange };
}
