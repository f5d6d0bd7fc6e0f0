import type { UploadRow } from '../../upload/upload.store.ts';
import type { LectureRow, MediaRow } from '../lecture.store.ts';

/** A row after a round trip through JSON. */
export type Kept<Row> = { [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] };

/** What a sweep removed from one lecture, with the lecture's state before and after. */
export interface SweptEntry {
  lecture: {
    id: string;
    courseId: string;
    before: Pick<LectureRow, 'state' | 'failure' | 'percent'>;
    after: Pick<LectureRow, 'state' | 'failure'>;
  } | null;
  media: Kept<MediaRow>[];
  upload: Kept<UploadRow> | null;
}

/** Converts dates to text, as JSON returns them. */
export const kept = <Row extends object>(row: Row): Kept<Row> => JSON.parse(JSON.stringify(row)) as Kept<Row>;
