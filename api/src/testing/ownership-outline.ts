import type { Cells } from './ownership-cells.ts';
import type { Caller, World } from './ownership-world.ts';

/** With the caller's own package, if there is one. */
const own = (w: World, caller: Caller) => ({
  params: { courseId: w.sold.id },
  body: { uploadId: w.packages[caller === 'admin' || caller === 'coInstructor' ? caller : 'owner'] },
});
/** A package for one course with the id of another. */
const smuggled = (w: World) => ({ params: { courseId: w.rivals.id }, body: { uploadId: w.packages.owner } });
const managed = '401 403 403 403 403 403 200 200';

/** Outlines of courses as packages: a package is its sender's, for one course. */
export const outlineCells: Cells[] = [
  { call: 'readOutline', of: 'for a course on sale', is: managed, send: own },
  {
    call: 'readOutline',
    of: 'of the owner',
    is: '401 403 403 403 403 403 200 404',
    coInstructor: 404,
    send: (w) => ({ ...own(w, 'owner') }),
  },
  { call: 'readOutline', of: 'smuggled into another course', is: '401 403 403 403 403 404 403 404', send: smuggled },
  { call: 'importOutline', of: 'for a course on sale', is: managed, send: own, reaches: ['owner'] },
  { call: 'importOutline', of: 'smuggled into another course', is: '401 403 403 403 403 404 403 404', send: smuggled },
  ...['exportOutlineCsv', 'exportOutlinePackage'].flatMap((call): Cells[] => [
    { call, of: 'on sale', is: managed, send: (w) => ({ params: { courseId: w.sold.id } }) },
    {
      call,
      of: 'of another instructor',
      is: '401 403 403 403 403 200 403 200',
      send: (w) => ({ params: { courseId: w.rivals.id } }),
    },
  ]),
];
