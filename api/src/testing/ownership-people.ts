import type { Cells } from './ownership-cells.ts';
import type { Caller, World } from './ownership-world.ts';

const onlyAdmin = '401 403 403 403 403 403 403 200';
const nobody = '401 403 403 403 403 403 403 403';

/** Visitors are nobody: the stranger stands for them. */
export const callerThemselves = (w: World, caller: Caller) => w.people[caller === 'visitor' ? 'stranger' : caller].id;

/** The administrators' calls on other people's accounts. */
export const peopleCells: Cells[] = [
  { call: 'fetchStudentsAndInstructors', is: onlyAdmin },
  {
    call: 'deleteUserOrInstructor',
    of: 'a learner',
    is: onlyAdmin,
    send: (w) => ({ body: { userId: w.people.holder.id } }),
    reaches: ['holder', 'owner'],
  },
  {
    call: 'deleteUserOrInstructor',
    of: 'an instructor',
    is: onlyAdmin,
    send: (w) => ({ body: { userId: w.people.owner.id } }),
    reaches: ['owner', 'holder', 'coInstructor'],
  },
  {
    call: 'deleteUserOrInstructor',
    of: 'another administrator',
    is: nobody,
    send: (w) => ({ body: { userId: w.people.otherAdmin.id } }),
  },
  {
    call: 'deleteUserOrInstructor',
    of: 'themselves',
    is: nobody,
    send: (w, caller) => ({ body: { userId: callerThemselves(w, caller) } }),
  },
  { call: 'getPeopleStatistics', is: onlyAdmin },
  { call: 'exportPeople', is: onlyAdmin },
  {
    call: 'getConsequences',
    of: 'a learner',
    is: onlyAdmin,
    send: (w) => ({ params: { userId: w.people.holder.id } }),
  },
  {
    call: 'changeRole',
    of: 'a learner',
    is: onlyAdmin,
    send: (w) => ({ params: { userId: w.people.holder.id }, body: { role: 'INSTRUCTOR' } }),
    reaches: ['holder'],
  },
  {
    call: 'changeRole',
    of: 'an instructor',
    is: onlyAdmin,
    send: (w) => ({ params: { userId: w.people.owner.id }, body: { role: 'USER' } }),
    reaches: ['owner'],
  },
  {
    call: 'changeRole',
    of: 'another administrator',
    is: nobody,
    send: (w) => ({ params: { userId: w.people.otherAdmin.id }, body: { role: 'USER' } }),
  },
  {
    call: 'changeRole',
    of: 'themselves',
    is: nobody,
    send: (w, caller) => ({ params: { userId: callerThemselves(w, caller) }, body: { role: 'ADMIN' } }),
  },
];
