import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Images } from '../outside/files/images.ts';
import type { PeopleStore } from './people/people.store.ts';
import type { PeopleCounts } from './people/people-counts.store.ts';
import type { UsersStore } from './users.store.ts';

/** What the services of accounts are made of; each takes what it needs. */
export interface AccountParts {
  db: Db;
  jobs: Jobs;
  images: Images;
  users: UsersStore;
  people: PeopleStore;
  counts: PeopleCounts;
}
