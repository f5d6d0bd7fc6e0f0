import type { Suggestion } from '@vidya/contracts/calls/catalogue';
import { createShortCache } from '@vidya/contracts/rules/short-cache';
import type { Db } from '../database/database.ts';
import type { EnrolmentStore } from '../enrolment/port/enrolment.store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Images } from '../outside/files/images.ts';
import type { CatalogueStore } from './catalogue/catalogue.store.ts';
import type { CataloguePage } from './catalogue/catalogue-page.ts';
import type { CourseCount } from './course-counts.ts';
import type { SearchService } from './search/search.service.ts';

const maxEntries = 200;

/** What a change of a course makes outdated. */
export function createCourseCaches(ttlMs: number) {
  const cache = <Value>() => createShortCache<Value>({ ttlMs, max: maxEntries });
  return {
    pages: cache<CataloguePage>(),
    /** Separate from the pages: searches are so varied that they would evict the pages. */
    searches: cache<CataloguePage>(),
    counts: cache<CourseCount[]>(),
    suggestions: cache<Suggestion[]>(),
  };
}

/** What the services of courses are made of; each takes what it needs. */
export interface CourseParts {
  db: Db;
  jobs: Pick<Jobs, 'send'>;
  images: Images;
  caches: ReturnType<typeof createCourseCaches>;
  catalogue: CatalogueStore;
  search: SearchService;
  enrolments: Pick<EnrolmentStore, 'findEnrolment'>;
  /** Called after every change, to clear cached lists. */
  onChange: () => void;
}
