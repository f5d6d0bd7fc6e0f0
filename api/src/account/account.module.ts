import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { CourseModule } from '../course/course.module.ts';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { FileStore } from '../outside/files/files.ts';
import type { Images } from '../outside/files/images.ts';
import { createSocialSignIn } from '../outside/social-sign-in.ts';
import { createAccountLimits } from './account-limits.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { createPeopleService } from './people/people.service.ts';
import { createPeopleStore } from './people/people.store.ts';
import { createPeopleCountsStore } from './people/people-counts.store.ts';
import { createRecentCounts } from './people/people-counts.ts';
import { createPeopleExport } from './people/people-export.service.ts';
import { createPeopleExportStore } from './people/people-export.store.ts';
import { createPeopleListStore } from './people/people-list.store.ts';
import { createPeopleSearchStore } from './people/people-search.store.ts';
import { createRoleService } from './people/role.service.ts';
import { createDeletePerson } from './privacy/delete-person.ts';
import { createDeletionService } from './privacy/deletion.service.ts';
import { createDeletionStore } from './privacy/deletion.store.ts';
import { personalDataRoutes } from './privacy/personal-data.routes.ts';
import { createPersonalDataService } from './privacy/personal-data.service.ts';
import { createPersonalDataStore } from './privacy/personal-data.store.ts';
import { profileRoutes } from './profile.routes.ts';
import { createProfileService } from './profile.service.ts';
import { deviceRoutes } from './sign-in/device.routes.ts';
import { createDeviceService } from './sign-in/device.service.ts';
import { passwordRoutes } from './sign-in/password.routes.ts';
import { createPasswordService } from './sign-in/password.service.ts';
import { createPasswordResetsStore } from './sign-in/password-resets.store.ts';
import { createSessionStore } from './sign-in/session.store.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { createSignInService } from './sign-in/sign-in.service.ts';
import { socialRoutes } from './sign-in/social.routes.ts';
import { createSocialService } from './sign-in/social.service.ts';
import { createSocialStore } from './sign-in/social.store.ts';
import { createUsersStore } from './users.store.ts';

export interface AccountParts {
  config: Config;
  db: Db;
  jobs: Jobs;
  images: Images;
  pictures: FileStore;
  lectureFiles: FileStore;
  secret: string;
  /** Deleting an instructor can delete their courses. */
  courses: Pick<CourseModule, 'onChange'>;
}

/** Everything under `/user/auth`: stores → services → routes. */
export function accountModule(app: FastifyInstance, parts: AccountParts): void {
  const { config, db, jobs, images, pictures, lectureFiles, secret, courses } = parts;
  const users = createUsersStore(db);
  const people = createPeopleStore(db);
  const limits = createAccountLimits(config);
  const numbers = createPeopleCountsStore(db);
  const counts = createRecentCounts(numbers, config.catalogueCacheMs);
  const deletePerson = createDeletePerson({
    deletions: createDeletionStore(db),
    pictures,
    lectureFiles,
    onDelete: () => {
      counts.forget();
      courses.onChange();
    },
  });
  const profile = createProfileService({ users, people, images, pictures, deletePerson });
  const signIn = createSignInService({ db, users, people, jobs, images, pictures });
  const passwords = createPasswordService({ db, users, resets: createPasswordResetsStore(), jobs });
  const social = createSocialService({ db, users, store: createSocialStore(db) });

  signInRoutes(app, { signIn, profile, limits, config });
  passwordRoutes(app, { passwords, limits, config });
  profileRoutes(app, profile);
  deviceRoutes(app, createDeviceService(createSessionStore(db)));
  personalDataRoutes(app, createPersonalDataService(users, createPersonalDataStore(db)), limits);
  const lists = { list: createPeopleListStore(db), search: createPeopleSearchStore(db) };
  peopleRoutes(app, {
    people: createPeopleService({ users, people, ...lists, numbers, counts }),
    roles: createRoleService({ db, people, jobs, counts }),
    deletions: createDeletionService({ users, deletePerson }),
    exports: createPeopleExport(db, createPeopleExportStore(db)),
    siteOrigins: config.siteOrigins,
  });
  socialRoutes(app, { config, provider: createSocialSignIn(config.signIn), social, secret });
}
