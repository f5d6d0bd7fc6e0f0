import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { CoursePort } from '../course/port/course-port.ts';
import type { Pools } from '../database/database.ts';
import type { SharedState } from '../outside/shared-state/shared-state.ts';
import { createSocialSignIn } from '../outside/social-sign-in.ts';
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
import { reauthenticationRoutes } from './reauthentication/reauthentication.routes.ts';
import { createReauthenticationService } from './reauthentication/reauthentication.service.ts';
import { deviceRoutes } from './sign-in/device.routes.ts';
import { createDeviceService } from './sign-in/device.service.ts';
import { passwordRoutes } from './sign-in/password.routes.ts';
import { createPasswordService } from './sign-in/password.service.ts';
import { createSessionStore } from './sign-in/session.store.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { createSignInService } from './sign-in/sign-in.service.ts';
import { socialRoutes } from './sign-in/social.routes.ts';
import { createSocialService } from './sign-in/social.service.ts';
import { createUsersStore } from './users.store.ts';

interface ModuleParts extends Pick<AccountParts, 'db' | 'jobs' | 'images' | 'pictures' | 'lectureFiles'> {
  config: Config;
  secret: string;
  pools: Pick<Pools, 'exports'>;
  shared: Pick<SharedState, 'counts' | 'changes'>;
  /** An instructor's courses go with them. */
  courses: Pick<CoursePort, 'onChange'>;
}

/** Everything under `/user/auth`: stores → services → routes. */
export function accountModule(
  app: FastifyInstance,
  { config, secret, courses, pools, shared, ...given }: ModuleParts,
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
  const profile = createProfileService({ ...parts, deletePerson });

  signInRoutes(app, { signIn: createSignInService(parts), profile, limits, config });
  passwordRoutes(app, { passwords: createPasswordService(parts), limits, config });
  profileRoutes(app, profile);
  const sessions = createSessionStore(db);
  deviceRoutes(app, createDeviceService(sessions));
  const reauthentication = createReauthenticationService({ ...parts, sessions });
  reauthenticationRoutes(app, { reauthentication, limits });
  personalDataRoutes(app, createPersonalDataService(parts), limits);
  const list = createPeopleListStore(db);
  peopleRoutes(app, {
    people: createPeopleService({ ...parts, list, search: createPeopleSearchStore(db) }),
    roles: createRoleService(parts),
    deletions: createDeletionService(parts, deletePerson),
    exports: createPeopleExport(pools.exports, createPeopleListStore(pools.exports)),
    siteOrigins: config.siteOrigins,
  });
  const provider = createSocialSignIn(config.signIn);
  socialRoutes(app, { config, provider, social: createSocialService(parts), secret });
}
