import type { Cells } from './ownership-cells.ts';
import type { World } from './ownership-world.ts';

const course = ({ sold }: World) => ({ courseId: sold.id });
const invitation = (w: World) => ({ params: { ...course(w), invitationId: w.teaching.invitationId } });
/** An invitation with the id of another course. */
const smuggled = (w: World) => ({ params: { courseId: w.rivals.id, invitationId: w.teaching.invitationId } });
const managed = '401 403 403 403 403 403 200 200';

/** Co-instructors of the owner's courses, and the invitation of the rival. */
export const teachingCells: Cells[] = [
  { call: 'listInstructors', is: managed, send: (w) => ({ params: course(w) }) },
  {
    call: 'inviteInstructor',
    is: managed,
    coInstructor: 403,
    send: (w) => ({ params: course(w), body: { email: 'colleague@vidya.example' } }),
    reaches: ['owner'],
  },
  { call: 'resendInvitation', is: managed, coInstructor: 403, send: invitation, reaches: ['owner'] },
  {
    call: 'resendInvitation',
    of: 'smuggled into another course',
    is: '401 403 403 403 403 404 403 404',
    send: smuggled,
  },
  { call: 'withdrawInvitation', is: managed, coInstructor: 403, send: invitation, reaches: ['owner'] },
  {
    call: 'withdrawInvitation',
    of: 'smuggled into another course',
    is: '401 403 403 403 403 404 403 404',
    send: smuggled,
  },
  {
    call: 'removeInstructor',
    of: 'the co-instructor',
    is: managed,
    send: (w) => ({ params: { ...course(w), userId: w.people.coInstructor.id } }),
    reaches: ['owner', 'coInstructor'],
  },
  {
    call: 'removeInstructor',
    of: 'the owner',
    is: '401 403 403 403 403 403 404 404',
    coInstructor: 403,
    send: (w) => ({ params: { ...course(w), userId: w.people.owner.id } }),
  },
  {
    call: 'readInvitation',
    is: '200 200 200 200 200 200 200 200',
    send: (w) => ({ body: { token: w.teaching.token } }),
  },
  {
    call: 'acceptInvitation',
    is: '401 403 403 403 403 200 403 403',
    send: (w) => ({ body: { token: w.teaching.token } }),
    reaches: ['owner'],
  },
];
