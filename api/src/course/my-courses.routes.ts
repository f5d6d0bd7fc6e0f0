import { listCreatedCourses, listSubscribedCourses } from '@vidya/contracts/calls/course';
import { createdCourse, subscribedCourse } from '@vidya/contracts/shapes/course';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../http/route.ts';
import { policy } from '../policy/policy.ts';
import type { MyCoursesService } from './my-courses.service.ts';

/** My Courses: learners and staff have a list each. */
export function myCoursesRoutes(app: FastifyInstance, myCourses: MyCoursesService): void {
  route(app, listSubscribedCourses, {
    access: 'signedIn',
    schema: { data: z.array(subscribedCourse) },
    handler: async ({ caller }) => ({ data: await myCourses.listSubscribedCourses(caller) }),
  });
  route(app, listCreatedCourses, {
    access: policy['course.listCreated'],
    schema: { data: z.array(createdCourse) },
    handler: async ({ caller }) => ({ data: await myCourses.listCreatedCourses(caller) }),
  });
}
