import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db, Pools, Reads } from '../database/database.ts';
import { createEnrolmentStore } from '../enrolment/port/enrolment.store.ts';
import { createLimiter } from '../http/limits.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { SharedState } from '../outside/shared-state/shared-state.ts';
import { authoringRoutes } from './authoring/authoring.routes.ts';
import { createAuthoring } from './authoring/authoring.service.ts';
import { publishDue, publishWhatIsDue } from './authoring/publish-due.ts';
import { createScheduleCourse } from './authoring/schedule.service.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { createCatalogueService } from './catalogue/catalogue.service.ts';
import { createCatalogueStore } from './catalogue/catalogue.store.ts';
import { createCourseDetailService } from './catalogue/course-detail.service.ts';
import { createFiguresService } from './catalogue/figures.service.ts';
import { createSitemapService } from './catalogue/sitemap.service.ts';
import { type CourseParts, createCourseCaches } from './course-parts.ts';
import { instructorsRoutes } from './instructors/instructors.routes.ts';
import { createInvitations } from './instructors/invitation.service.ts';
import { createCourseTeams } from './instructors/team.service.ts';
import { myCoursesRoutes } from './my-courses.routes.ts';
import { createMyCoursesService } from './my-courses.service.ts';
import { createMyCoursesStore } from './my-courses.store.ts';
import type { CoursePort } from './port/course-port.ts';
import { createRating } from './reviews/rating.service.ts';
import { createSearchService } from './search/search.service.ts';
import { createSuggestionsService } from './search/suggestions.service.ts';

interface ModuleParts extends Pick<CourseParts, 'db' | 'images'> {
  jobs: Pick<Jobs, 'send' | 'handle' | 'repeat'>;
  pools: Pick<Pools, 'jobs'>;
  config: Config;
  /** What visitors see; people who are signed in read their own data from `db`. */
  reads: Reads;
  shared: Pick<SharedState, 'changes' | 'counts'>;
}

type Shared = Omit<CourseParts, 'catalogue' | 'search'>;

/** What lists of courses are made of. A person's own ratings are never read from a replica. */
const listParts = (parts: Shared, reads: Db): CourseParts => ({
  ...parts,
  catalogue: createCatalogueStore(reads, parts.db),
  search: createSearchService(reads),
});

/** Courses: stores → services → routes. */
export function courseModule(
  app: FastifyInstance,
  { config, reads, shared, pools, jobs, ...own }: ModuleParts,
): CoursePort {
  const given = { ...own, jobs };
  const { db } = given;
  const ttlMs = config.catalogueCacheMs;
  const caches = createCourseCaches(ttlMs);
  const onChange = shared.changes.clearEverywhere('courses', () => {
    reads.changed();
    for (const one of Object.values(caches)) one.invalidate();
    app.responseCache.clear();
  });
  const each: Shared = { ...given, enrolments: createEnrolmentStore(db), caches, onChange };
  const parts = listParts(each, reads.db);
  const details = createCourseDetailService(parts);

  catalogueRoutes(app, {
    catalogue: createCatalogueService(parts),
    freshCatalogue: createCatalogueService(listParts({ ...each, caches: createCourseCaches(0) }, db)),
    suggestions: createSuggestionsService(parts),
    details,
    visitorDetails: createCourseDetailService({ ...parts, db: reads.db }),
    figures: createFiguresService(parts.catalogue, ttlMs),
    sitemap: createSitemapService(reads.db),
    ttlMs,
  });
  myCoursesRoutes(app, createMyCoursesService(db, createMyCoursesStore(db)));
  authoringRoutes(app, {
    authoring: createAuthoring(parts),
    schedule: createScheduleCourse(parts),
    details,
    rating: createRating(parts),
  });
  const perHour = (name: string, max: number) =>
    createLimiter({ config, counts: shared.counts }, { name, max, windowMs: 3_600_000 });
  instructorsRoutes(app, {
    teams: createCourseTeams(each),
    invitations: createInvitations(each),
    siteOrigins: config.siteOrigins,
    limits: { byInviter: perHour('invitations', 30), toOne: perHour('invitations to one', 5) },
  });
  jobs.handle(publishDue, async () => {
    if ((await publishWhatIsDue(pools.jobs)) > 0) onChange();
  });
  jobs.repeat(publishDue, '* * * * *', {});
  return { details, onChange };
}
