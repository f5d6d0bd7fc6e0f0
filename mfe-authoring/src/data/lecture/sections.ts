import { useMutation } from '@tanstack/react-query';
import { createSection, deleteSection, getCourse, updateSection } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { SectionForm } from '@vidya/contracts/calls/structure';
import { useRefreshCourses } from '../course/course.ts';
import { isConflict } from '../refusal.ts';
import type { useSectionForm } from './section-form.ts';

/** Adds a section, or changes the one with this id; a conflict shows its dialog. Resolves to whether it is saved. */
export function useSaveSection(
  courseId: string,
  sectionId: string | undefined,
  { stored: before, conflict }: Pick<ReturnType<typeof useSectionForm>, 'stored' | 'conflict'>,
) {
  const { send, run } = usePlatform();
  const create = (body: SectionForm) =>
    run(send(createSection, { params: { courseId }, body }), {
      success: 'Section Created Successfully',
      failure: 'Error In Creating The Section',
    });
  const sendUpdate = async (id: string, body: SectionForm) => {
    try {
      return await send(updateSection, { params: { courseId, sectionId: id }, body: { ...body, before } });
    } catch (error) {
      if (!isConflict(error)) throw error;
      const theirs = (await send(getCourse, { params: { courseId } })).data.sections.find(({ _id }) => _id === id);
      if (theirs) conflict.show(theirs);
      throw error;
    }
  };
  const update = (id: string, body: SectionForm) =>
    run(sendUpdate(id, body), {
      success: 'Section Updated Successfully',
      failure: 'Error In Updating The Section',
    });
  return useMutation({
    mutationFn: async (body: SectionForm): Promise<boolean> =>
      (await (sectionId === undefined ? create(body) : update(sectionId, body))) !== null,
    onSuccess: useRefreshCourses(),
  });
}

/** Deletes a section; its lectures go to its neighbour. */
export function useDeleteSection(courseId: string) {
  const { send, run } = usePlatform();
  return useMutation({
    mutationFn: (sectionId: string) =>
      run(send(deleteSection, { params: { courseId, sectionId } }), {
        success: 'Section Deleted',
        failure: 'Error In Deleting The Section',
      }),
    onSuccess: useRefreshCourses(),
  });
}
