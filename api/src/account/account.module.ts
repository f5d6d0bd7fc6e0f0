import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { CoursePort } from '../course/port/course-port.ts';
import type { Pools } from '../database/database.ts';
import type { SharedState } from '../outside/shared-state/shared-state.ts';
import { createAccountLimits } from './account-limits.ts';
import type { AccountParts } from './account-parts.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { createPeopleService } from './people/people.service.ts';
import { createPeopleStore } from './people/people.store.ts';
import { createPeopleCountsStore } from './people/people-counts.store.ts';
import { createPeopleExport } from './people/people-export.service.ts';
import { createPeopleListStore } from './people/people-list.store.ts';
import { createPeopleSearchStore } from './people/people-search.store.ts';
import { createRoleService } from './people/role.service.ts';
import { createDeletePerson, createDeletionService } from './privacy/deletion.service.ts';
import { personalDataRoutes } from './privacy/personal-data.routes.ts';
import { createPersonalDataService } from './privacy/personal-data.service.ts';
import { profileRoutes } from './profile.routes.ts';
import { createProfileService } from './profile.service.ts';
import { accountRecoveryRoutes } from './recovery/account-recovery.routes.ts';
import { createAccountSignInService } from './recovery/account-sign-in.service.ts';
import { createFactorResetService } from './recovery/factor-reset.service.ts';
import { createSessionStore } from './sign-in/session.store.ts';
import { signInModule } from './sign-in.module.ts';
import { createUsersStore } from './users.store.ts';

interface ModuleParts extends Pick<AccountParts, 'db' | 'jobs' | 'images'> {
  config: Config;
  secret: string;
  factorSecret: string;
  pools: Pick<Pools, 'exports'>;
  shared: Pick<SharedState, 'counts' | 'changes'>;
  metrics: Pick<ApiMetrics, 'count'>;
  /** An instructor's courses go with them. */
  courses: Pick<CoursePort, 'onChange'>;
}

/** Everything under `/user/auth`: stores → services → routes. */
export function accountModule(
  app: FastifyInstance,
  { config, secret, factorSecret, courses, pools, shared, metrics, ...given }: ModuleParts,
): void {
  const { db } = given;
  const cached = createPeopleCountsStore(db, config.catalogueCacheMs);
  const counts = { ...cached, forget: shared.changes.clearEverywhere('people', () => cached.forget()) };
  const parts: AccountParts = { ...given, users: createUsersStore(db), people: createPeopleStore(db), counts };
  const limits = createAccountLimits({ config, counts: shared.counts });
  const deletePerson = createDeletePerson(parts, () => {
    counts.forget();
    courses.onChange();
  });
  const profile = createProfileService({ ...parts, deletePerson, onChange: () => courses.onChange() });

  signInModule(app, { parts, config, limits, profile, metrics, counts: shared.counts, secret, factorSecret });
  profileRoutes(app, profile);
  personalDataRoutes(app, createPersonalDataService(parts), limits);
  const list = createPeopleListStore(db);
  peopleRoutes(app, {
    people: createPeopleService({ ...parts, list, search: createPeopleSearchStore(db) }),
    roles: createRoleService(parts),
    deletions: createDeletionService(parts, deletePerson),
    exports: createPeopleExport(pools.exports, createPeopleListStore(pools.exports)),
    siteOrigins: config.siteOrigins,
  });
  accountRecoveryRoutes(app, {
    signIns: createAccountSignInService({ ...parts, sessions: createSessionStore(db) }),
    resets: createFactorResetService(parts),
    siteOrigins: config.siteOrigins,
  });
}
