import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import type { FileStore } from '../outside/files.ts';
import type { Images } from '../outside/images.ts';
import { authoringRoutes } from './authoring.routes.ts';
import { createAuthoring } from './authoring.service.ts';
import { createAuthoringStore } from './authoring.store.ts';
import { createCatalogueCache } from './catalogue-cache.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { createCatalogueService } from './catalogue.service.ts';
import { createCatalogueStore } from './catalogue.store.ts';
import { type CourseDetailService, createCourseDetailService } from './course-detail.service.ts';
import { createCourseDetailStore } from './course-detail.store.ts';
import { myCoursesRoutes } from './my-courses.routes.ts';
import { createMyCoursesService } from './my-courses.service.ts';
import { createMyCoursesStore } from './my-courses.store.ts';
import { createRating } from './rating.service.ts';
import { createRatingStore } from './rating.store.ts';

export interface CourseParts {
  config: Config;
  db: Db;
  images: Images;
  pictures: FileStore;
  lectureFiles: FileStore;
}

/** What lectures need of courses. */
export interface CourseArea {
  details: CourseDetailService;
  /** The lists are to be read anew. */
  onChange: () => void;
}

const mostPages = 200;

/** Courses: stores → services → routes. */
export function courseArea(app: FastifyInstance, { config, db, ...files }: CourseParts): CourseArea {
  const cache = createCatalogueCache({ lifeMs: config.catalogueCacheMs, most: mostPages });
  const onChange = () => cache.invalidate();
  const detailStore = createCourseDetailStore(db);
  const details = createCourseDetailService(detailStore);

  catalogueRoutes(app, { catalogue: createCatalogueService({ store: createCatalogueStore(db), cache }), details });
  myCoursesRoutes(app, createMyCoursesService(createMyCoursesStore(db)));
  authoringRoutes(app, {
    authoring: createAuthoring({ store: createAuthoringStore(db), ...files, onChange }),
    details,
    rating: createRating({ store: createRatingStore(db), details: detailStore, onChange }),
  });
  return { details, onChange };
}
