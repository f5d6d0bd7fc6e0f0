import type { Cells } from './ownership-cells.ts';
import type { World } from './ownership-world.ts';
import { announcement, pieceHeaders, tusHeaders } from './tus.ts';

const one = (w: World) => ({ params: { uploadId: w.uploads.sold.owner } });

/** Resumable uploads: only for managers of the course; one in progress only for its sender, here the owner. */
export const uploadCells: Cells[] = [
  {
    call: 'createUpload',
    of: 'for a course on sale',
    is: '401 403 403 403 403 403 201 201',
    send: (w) => ({ headers: announcement({ courseId: w.sold.id, bytes: 9 }) }),
  },
  {
    call: 'createUpload',
    of: 'for another instructor’s course',
    is: '401 403 403 403 403 201 403 201',
    send: (w) => ({ headers: announcement({ courseId: w.rivals.id, bytes: 9 }) }),
  },
  {
    call: 'findUpload',
    is: '401 403 403 403 403 404 200 404',
    coInstructor: 404,
    send: (w) => ({ ...one(w), headers: tusHeaders }),
  },
  {
    call: 'continueUpload',
    is: '401 403 403 403 403 404 204 404',
    coInstructor: 404,
    send: (w) => ({ ...one(w), headers: { ...pieceHeaders, 'upload-offset': '0' } }),
  },
  {
    call: 'endUpload',
    is: '401 403 403 403 403 404 204 404',
    coInstructor: 404,
    send: (w) => ({ ...one(w), headers: tusHeaders }),
  },
  { call: 'describeUploads', is: '401 403 403 403 403 204 204 204' },
];
