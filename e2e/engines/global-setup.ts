import { makeLongCourse } from './long-course.ts';

/** Runs once for all engines: preparing a film takes longer than watching it. Jest needs a default export here. */
export default async function prepare(): Promise<void> {
  process.env['LONG_COURSE_ID'] ??= await makeLongCourse();
}
