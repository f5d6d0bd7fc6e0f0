import { callAddress } from '@vidya/contracts/calls/call';
import { listCourses } from '@vidya/contracts/calls/catalogue';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { siteAddress } from '../../run/site-address.ts';

/** The path of the page of one of the sample courses. */
export async function firstCourse(): Promise<string> {
  const response = await fetch(`${siteAddress()}${callAddress(listCourses)}?limit=1`);
  const { Data } = (await response.json()) as { Data: CourseSummary[] };
  if (!Data[0]) throw new Error('The sample data holds no course.');
  return paths.courseDetail(Data[0]._id);
}
