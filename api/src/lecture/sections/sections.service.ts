import type { SectionForm } from '@vidya/contracts/calls/structure';
import { limits } from '@vidya/contracts/rules/limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { auditOnBehalf } from '../../audit/port/on-behalf.ts';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, conflict, notFound } from '../../http/errors.ts';
import { permittedCourse } from '../../policy/may.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { LectureStore } from '../port/lecture.store.ts';
import type { SectionRow } from './section.store.ts';

interface SectionRef {
  courseId: string;
  sectionId: string;
}

/** What a form changed, and of what. */
type SectionChange = SectionForm & { before?: SectionForm | undefined };

type SectionStore = LectureStore['sections'];

export type Sections = ReturnType<typeof createSections>;

/** Adds, changes and removes the sections of a course; lectures move by `reorderLectures`. */
export function createSections({ store, details, onChange }: Pick<LectureParts, 'store' | 'details' | 'onChange'>) {
  /** Runs `work` while the course is locked, records it for the owner, and returns the changed course beside its result. */
  const change = async <T>(courseId: string, caller: Caller, work: (sections: SectionStore) => Promise<T>) => {
    const result = await store.transaction(async (tx, db) => {
      const course = permittedCourse('lecture.change', await tx.lockCourse(courseId), caller);
      const done = await work(tx.sections);
      await auditOnBehalf(db, { caller, course }, { action: 'sections.changed' });
      return done;
    });
    onChange();
    return { result, course: await details.getCourse(courseId, caller) };
  };
  const find = async (sections: SectionStore, { courseId, sectionId }: SectionRef): Promise<SectionRow> => {
    const section = await sections.findSection(courseId, sectionId);
    if (!section) throw notFound(apiMessages.section.missing);
    return section;
  };
  return {
    async createSection(courseId: string, texts: SectionForm, caller: Caller) {
      const { result, course } = await change(courseId, caller, async (sections) => {
        const { length } = await sections.listSections(courseId);
        if (length >= limits.section.perCourse) throw badRequest(apiMessages.section.tooMany);
        return sections.addSection({ courseId, ...texts });
      });
      return { Course: course, sectionId: result };
    },

    async updateSection(ref: SectionRef, { before, ...texts }: SectionChange, caller: Caller) {
      const { course } = await change(ref.courseId, caller, async (sections) => {
        const { id, title, goal } = await find(sections, ref);
        const isStored = (one: SectionForm): boolean => one.title === title && one.goal === goal;
        if (before && !isStored(before) && !isStored(texts)) throw conflict(apiMessages.section.savedByOther);
        await sections.changeSection(id, texts);
      });
      return course;
    },

    /** Its lectures go to the section before it, those of the first to the one after. Throws 409 for the only one. */
    async deleteSection(ref: SectionRef, caller: Caller) {
      const { course } = await change(ref.courseId, caller, async (sections) => {
        const section = await find(sections, ref);
        const others = (await sections.listSections(ref.courseId)).filter(({ id }) => id !== section.id);
        const heir = others.findLast(({ position }) => position < section.position) ?? others[0];
        if (!heir) throw conflict(apiMessages.section.only);
        await sections.removeSection(section, heir.id);
      });
      return course;
    },
  };
}
