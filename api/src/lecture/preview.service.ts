import { type LecturePreview, lectureSource } from '@vidya/contracts/calls/lecture';
import { texts } from '@vidya/contracts/texts/texts';
import { notFound } from '../http/errors.ts';
import type { LectureStore } from './lecture.store.ts';
import { toLecture } from './lecture-view.ts';

export interface Previews {
  /** A free preview of a published course, the same for everybody; 404 for every other lecture. */
  getPreview(place: { courseId: string; lectureId: string }): Promise<LecturePreview>;
}

export const createPreviews = (store: LectureStore): Previews => ({
  async getPreview({ courseId, lectureId }) {
    const row = await store.findPreview(courseId, lectureId);
    if (!row) throw notFound(texts.lecture.missing);
    const lecture = toLecture(row, await store.listMedia([row.id]), null);
    if (lectureSource(lecture).kind === 'none') throw notFound(texts.lecture.missing);
    const { _id, title, description, durationSeconds, youtubeLink, files, captions, poster } = lecture;
    return { _id, title, description, durationSeconds, youtubeLink, files, captions, poster };
  },
});
