import { createHash } from 'node:crypto';
import type { Envelope } from '@vidya/contracts/calls/call';
import type { CourseListMeta } from '@vidya/contracts/calls/catalogue';
import type { CourseSummary } from '@vidya/contracts/calls/course';

/** A page of the catalogue that is the same for every visitor, serialized once. */
export interface CataloguePage {
  courses: CourseSummary[];
  total: number;
  meta: CourseListMeta;
  /** The whole envelope as bytes, and a strong ETag of exactly these bytes. */
  body: Buffer;
  etag: string;
  /** When the read began, in ms since 1970. */
  readAt: number;
}

/** What a page is made of. */
export type ReadPage = Omit<CataloguePage, 'body' | 'etag'>;

export function preparePage({ courses, total, meta, readAt }: ReadPage): CataloguePage {
  const envelope: Envelope<CourseSummary[]> = {
    Success: true,
    Message: '',
    Data: courses,
    Error: null,
    Total: total,
    Meta: meta,
  };
  const body = Buffer.from(JSON.stringify(envelope));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { courses, total, meta, body, etag, readAt };
}
