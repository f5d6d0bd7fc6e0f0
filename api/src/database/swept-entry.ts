import type { lectureMedia, lectures, uploads } from './tables/schema-lectures.ts';

type LectureRow = typeof lectures.$inferSelect;
type MediaRow = typeof lectureMedia.$inferSelect;
type UploadRow = typeof uploads.$inferSelect;

/** A row as JSON keeps it. */
export type AsJson<Row> = { [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] };

/** What a sweep took from one lecture, with what the lecture was before and afterwards. */
export interface SweptEntry {
  lecture: {
    id: string;
    courseId: string;
    before: Pick<LectureRow, 'state' | 'failure' | 'percent'>;
    after: Pick<LectureRow, 'state' | 'failure'>;
  } | null;
  media: AsJson<MediaRow>[];
  upload: AsJson<UploadRow> | null;
}

/** Moments as text, as they will come back from JSON. */
export const asJson = <Row extends object>(row: Row): AsJson<Row> => JSON.parse(JSON.stringify(row)) as AsJson<Row>;
