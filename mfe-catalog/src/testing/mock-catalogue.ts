import { screen } from '@testing-library/react';
import type { CourseListMeta, CourseListQuery } from '@vidya/contracts/calls/catalogue';
import { type MockRequest, responseOf } from '@vidya/contracts/testing/mock-platform';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';

export const at = '/course/all-courses';

export const card = (name: string) => screen.findByRole('link', { name });

/** For tests: a catalogue of 20 courses. Each title names the order and page of the request. */
export function mockCatalogue(meta: CourseListMeta = {}) {
  const asked: CourseListQuery[] = [];
  const listCourses = ({ query = {} }: MockRequest) => {
    asked.push(query);
    const topic = `${String(query['sort'])} page ${String(query['page'])}`;
    const courses = Array.from({ length: 8 }, (_, index) =>
      sampleCourse({ _id: `${topic} ${index}`, topic: `${topic} no ${index}` }),
    );
    return responseOf(courses, { total: 20, meta });
  };
  return { asked, listCourses };
}
