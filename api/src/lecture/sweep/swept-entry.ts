import type { UploadRow } from '../../upload/upload.store.ts';
import type { LectureRow, MediaRow } from '../lecture.store.ts';

/** A row as JSON keeps it. */
export type Kept<Row> = { [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] };

/** What a sweep took from one lecture, with what the lecture was before and afterwards. */
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

/** Moments as text, as they will come back from JSON. */
export const kept = <Row extends object>(row: Row): Kept<Row> => JSON.parse(JSON.stringify(row)) as Kept<Row>;
