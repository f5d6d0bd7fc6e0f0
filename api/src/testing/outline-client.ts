import { getCourse } from '@vidya/contracts/calls/course';
import { listLectures } from '@vidya/contracts/calls/lecture';
import { importOutline, type OutlineReport, readOutline } from '@vidya/contracts/calls/structure';
import { getArticle } from '@vidya/contracts/calls/watching';
import type { Person, TestApi } from './api.ts';
import { addPackage } from './packages.ts';

/** 'Title: reason', for each line. */
export const refusals = ({ refused }: OutlineReport): string[] => refused.map((line) => `${line.item}: ${line.reason}`);

/** What a person does with packages in a course, and what is in it then. */
export function outlineClient(api: TestApi, as: Person, courseId: string) {
  const params = { courseId };
  const upload = (content: string | Buffer): Promise<string> => addPackage(api, { userId: as.id, courseId }, content);
  const bring = (uploadId: string) => api.inject(importOutline, { params, body: { uploadId }, as });
  const read = (uploadId: string) => api.inject(readOutline, { params, body: { uploadId }, as });
  const course = async () => (await api.inject(getCourse, { params, as })).body.Data!;
  return {
    upload,
    bring,
    read,
    /** The report of a package that can be read. */
    async report(content: string | Buffer): Promise<OutlineReport> {
      const { body } = await read(await upload(content));
      if (!body.Data) throw new Error(body.Message);
      return body.Data;
    },
    async imported(content: string | Buffer) {
      const { body } = await bring(await upload(content));
      if (!body.Data) throw new Error(body.Message);
      return { ...body.Data, message: body.Message };
    },
    /** 'Basics (goal): Tokens (article), … | …' */
    async outline(): Promise<string> {
      const { sections, lectures } = await course();
      const shown = new Map(lectures.map(({ _id, title, kind }) => [_id, `${title} (${kind})`]));
      return sections
        .map(({ title, goal, lectures: ids }) => {
          const inside = ids.map((id) => shown.get(id)).join(', ');
          return `${title}${goal && ` (${goal})`}: ${inside}`;
        })
        .join(' | ');
    },
    async lectures() {
      return (await api.inject(listLectures, { params, as })).body.Data!.lectures;
    },
    /** The article with this title. */
    async article(title: string) {
      const lectureId = (await this.lectures()).find((lecture) => lecture.title === title)!._id;
      return (await api.inject(getArticle, { params: { courseId, lectureId }, as })).body.Data!;
    },
  };
}

export type OutlineClient = ReturnType<typeof outlineClient>;
