import { listCreatedCourses, listSubscribedCourses } from '@vidya/contracts/calls/catalogue';
import type { FastifyInstance } from 'fastify';
import { route } from '../policy/route.ts';
import type { MyCoursesService } from './my-courses.service.ts';

/** My Courses: learners and staff have a list each. */
export function myCoursesRoutes(app: FastifyInstance, myCourses: MyCoursesService): void {
  route(app, listSubscribedCourses, async ({ caller }) => ({ data: await myCourses.listSubscribedCourses(caller) }));
  route(app, listCreatedCourses, async ({ caller }) => ({ data: await myCourses.listCreatedCourses(caller) }));
}
