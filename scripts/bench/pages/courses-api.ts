// A program of its own, so that its CPU time does not count as the front server's: an API with a full page of courses for
// every list, and nothing else. Sends its address to the process that started it.

import { listCourses } from '@vidya/contracts/calls/catalogue';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import fastify from 'fastify';

const api = fastify();
const Data = Array.from({ length: 12 }, (_, index) => sampleCourse({ _id: `course-${index}` }));
api.get(API_BASE + listCourses.path, () => ({ Success: true, Message: '', Data, Error: null, Total: 300 }));
process.send?.(await api.listen({ host: '127.0.0.1', port: 0 }));
process.once('disconnect', () => process.exit());
