import type { CatalogueFigures } from '@vidya/contracts/calls/catalogue-figures';
import type { Suggestion } from '@vidya/contracts/calls/course-match';
import { createShortCache } from '@vidya/contracts/rules/short-cache';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { createEnrolmentStore } from '../enrolment/port/enrolment.store.ts';
import type { FileStore } from '../outside/files/files.ts';
import type { Images } from '../outside/files/images.ts';
import { authoringRoutes } from './authoring/authoring.routes.ts';
import { createAuthoring } from './authoring/authoring.service.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { createCatalogueService } from './catalogue/catalogue.service.ts';
import { createCatalogueStore } from './catalogue/catalogue.store.ts';
import type { CataloguePage } from './catalogue/catalogue-page.ts';
import { createCourseDetailService } from './catalogue/course-detail.service.ts';
import { createCourseDetailStore } from './catalogue/course-detail.store.ts';
import { createFiguresService } from './catalogue/figures.service.ts';
import { createFiguresStore } from './catalogue/figures.store.ts';
import { createInstructorNamesStore } from './catalogue/instructor-names.store.ts';
import { sitemapRoutes } from './catalogue/sitemap.routes.ts';
import { createSitemapService } from './catalogue/sitemap.service.ts';
import { createSitemapStore } from './catalogue/sitemap.store.ts';
import type { CourseCount } from './course-counts.ts';
import { myCoursesRoutes } from './my-courses.routes.ts';
import { createMyCoursesService } from './my-courses.service.ts';
import { createMyCoursesStore } from './my-courses.store.ts';
import type { CoursePort } from './port/course-port.ts';
import { createRating } from './reviews/rating.service.ts';
import { createRatingStore } from './reviews/rating.store.ts';
import { reviewRoutes } from './reviews/review.routes.ts';
import { createReviewStore } from './reviews/review.store.ts';
import { createSearchService } from './search/search.service.ts';
import { createSearchStore } from './search/search.store.ts';
import { createSearchMatchesStore } from './search/search-matches.store.ts';
import { createSearchTermsStore } from './search/search-terms.store.ts';
import { createSuggestionsService } from './search/suggestions.service.ts';

export interface CourseParts {
  config: Config;
  db: Db;
  images: Images;
  pictures: FileStore;
  lectureFiles: FileStore;
}

const maxEntries = 200;
/** The site's figures are cached this many times longer than a list: a new learner among thousands may show late. */
const figuresTtlFactor = 20;

/** Courses: stores → services → routes. */
export function courseModule(app: FastifyInstance, { config, db, ...files }: CourseParts): CoursePort {
  const cache = <Value>() => createShortCache<Value>({ ttlMs: config.catalogueCacheMs, max: maxEntries });
  const caches = {
    pages: cache<CataloguePage>(),
    searches: cache<CataloguePage>(),
    counts: cache<CourseCount[]>(),
    suggestions: cache<Suggestion[]>(),
  };
  const onChange = () => {
    for (const one of Object.values(caches)) one.invalidate();
    app.responseCache.clear();
  };
  const store = createCatalogueStore(db);
  const search = createSearchService({
    store: createSearchStore(db),
    terms: createSearchTermsStore(db),
    places: createSearchMatchesStore(db),
  });
  const enrolments = createEnrolmentStore(db);
  const details = createCourseDetailService({
    store: createCourseDetailStore(db),
    reviews: createReviewStore(db),
    enrolments,
  });

  catalogueRoutes(app, {
    catalogue: createCatalogueService({ store, search, caches }),
    suggestions: createSuggestionsService({
      store,
      search,
      names: createInstructorNamesStore(db),
      cache: caches.suggestions,
    }),
    details,
    figures: createFiguresService({
      store: createFiguresStore(db),
      cache: createShortCache<CatalogueFigures>({ ttlMs: figuresTtlFactor * config.catalogueCacheMs, max: 1 }),
    }),
    ttlMs: config.catalogueCacheMs,
  });
  sitemapRoutes(app, createSitemapService(createSitemapStore(db)));
  reviewRoutes(app, details);
  myCoursesRoutes(app, createMyCoursesService(createMyCoursesStore(db)));
  authoringRoutes(app, {
    authoring: createAuthoring({ db, ...files, onChange }),
    details,
    rating: createRating({ store: createRatingStore(db), enrolments, onChange }),
  });
  return { details, onChange };
}
